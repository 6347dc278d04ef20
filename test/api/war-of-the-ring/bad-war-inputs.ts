/** A body that is refused, with its code and the first fault. */
export interface BadWarRequest {
  readonly what: string;
  readonly path: string;
  readonly body: object;
  readonly code?: string;
  readonly fault: { readonly pointer: string; readonly code: string; readonly rule?: string; readonly suggestions?: readonly string[] };
}

const one = { regular: 1 };
const battle = (more: object): object => ({ attacker: one, defender: one, ...more });
const bad = (what: string, path: string, body: object, fault: BadWarRequest['fault'], code?: string): BadWarRequest => ({ what, path, body, fault, ...(code === undefined ? {} : { code }) });
const forbids = (what: string, path: string, body: object, [pointer, rule]: readonly [string, string]): BadWarRequest => bad(what, path, body, { pointer, code: 'rule-violated', rule }, 'rule-violated');

export const BAD_WAR: readonly BadWarRequest[] = [
  bad('an unknown key', 'battle/odds', battle({ terain: 'hills' }), { pointer: '/terain', code: 'unknown-key', suggestions: ['terrain'] }),
  bad('an unknown key of a side', 'battle/resolve', battle({ attacker: { regular: 1, elites: 1 } }), { pointer: '/attacker/elites', code: 'unknown-key' }),
  bad('a nation that is not there', 'battle/odds', battle({ attacker: { nation: 'rohann', regular: 1 } }), { pointer: '/attacker/nation', code: 'unknown-id', suggestions: ['rohan'] }),
  bad('a nation named __proto__', 'battle/odds', battle({ attacker: { nation: '__proto__', regular: 1 } }), { pointer: '/attacker/nation', code: 'unknown-id' }),
  bad('a force among the nations', 'battle/odds', battle({ defender: { nation: 'undead', elite: 3 } }), { pointer: '/defender/nation', code: 'unknown-id' }),
  bad('a regular as a force', 'battle/odds', battle({ defender: { force: 'regular', elite: 1 } }), { pointer: '/defender/force', code: 'unknown-id' }),
  bad('a nation and a force', 'battle/odds', battle({ defender: { nation: 'north', force: 'undead', elite: 3 } }), { pointer: '/defender/force', code: 'not-allowed' }),
  bad('a side without units', 'battle/odds', battle({ defender: { leadership: 1 } }), { pointer: '/defender', code: 'too-few' }),
  bad('units below 0', 'battle/odds', battle({ defender: { regular: -1 } }), { pointer: '/defender/regular', code: 'out-of-range' }),
  bad('an area that is not there', 'battle/odds', battle({ area: 'edorass' }), { pointer: '/area', code: 'unknown-id', suggestions: ['edoras'] }),
  bad('a terrain against the area', 'battle/odds', battle({ area: 'edoras', terrain: 'hills' }), { pointer: '/terrain', code: 'not-allowed' }),
  bad('a companion that is not there', 'battle/odds', battle({ attacker: { regular: 1, companions: ['gandalf'] } }), { pointer: '/attacker/companions/0', code: 'unknown-id' }),
  bad('a structure that is not there', 'siege/odds', battle({ structure: 'fortres' }), { pointer: '/structure', code: 'unknown-id', suggestions: ['fortress'] }),
  bad('a structure whose figures are lost', 'siege/resolve', battle({ structure: 'town' }), { pointer: '/structure', code: 'required' }),
  bad('a structure that is a number', 'siege/odds', battle({ structure: 5 }), { pointer: '/structure', code: 'wrong-type' }),
  bad('a structure with an unknown key', 'siege/odds', battle({ structure: { capacty: 3 } }), { pointer: '/structure/capacty', code: 'unknown-key', suggestions: ['capacity'] }),
  bad('a structure without its figures', 'siege/odds', battle({ structure: { capacity: 3 } }), { pointer: '/structure/channel', code: 'required' }),
  bad('engaged as text', 'siege/odds', battle({ engaged: 'all' }), { pointer: '/engaged', code: 'wrong-type' }),
  bad('more engaged than there are', 'siege/odds', battle({ engaged: { elite: 1 } }), { pointer: '/engaged/elite', code: 'out-of-range' }),
  bad('hunger that leaves nobody', 'siege/odds', battle({ attritionTurns: 1 }), { pointer: '/attritionTurns', code: 'out-of-range' }),
  forbids('WR-CHAR-014 part of the dead', 'battle/odds', battle({ attacker: { force: 'undead', elite: 2 } }), ['/attacker/elite', 'WR-CHAR-014']),
  forbids('WR-UNIT-008 regular Ents', 'battle/odds', battle({ attacker: { force: 'ents-and-huorns', regular: 1 } }), ['/attacker/regular', 'WR-UNIT-008']),
  forbids('WR-PLACE-018 Wild Men abroad', 'battle/odds', battle({ attacker: { force: 'wild-men', elite: 1 }, area: 'edoras' }), ['/attacker/force', 'WR-PLACE-018']),
  forbids('WR-SIEGE-003 more than the channel takes', 'siege/odds', battle({ attacker: { regular: 5 }, engaged: { regular: 4 } }), ['/engaged', 'WR-SIEGE-003']),
  forbids('WR-SIEGE-006 more inside than there is room', 'siege/odds', battle({ defender: { regular: 5 }, inside: { regular: 4 } }), ['/inside', 'WR-SIEGE-006']),
  forbids('WR-SIEGE-009 a siege with defenders outside', 'siege/odds', battle({ defender: { regular: 5 }, laySiege: 'before-first-round' }), ['/laySiege', 'WR-SIEGE-009']),
  bad('a hunt by nobody', 'hunt/odds', { hunters: {}, party: ['merry'] }, { pointer: '/hunters', code: 'too-few' }),
  bad('a hunt for nobody', 'hunt/odds', { hunters: { regular: 3 }, party: [] }, { pointer: '/party', code: 'too-few' }),
  bad('a chance that is lost', 'hunt/resolve', { hunters: { regular: 4 }, party: ['merry'] }, { pointer: '/chance', code: 'required' }),
  bad('a strength that is lost', 'hunt/odds', { hunters: { regular: 3 }, party: ['legolas'] }, { pointer: '/party/0', code: 'required' }),
  bad('more who joined than hunt', 'hunt/odds', { hunters: { nazgul: 1 }, chance: 2, party: ['merry'], joined: { nazgul: 2 } }, { pointer: '/joined', code: 'not-allowed' }),
  bad('a bearer who is not there', 'hunt/odds', { hunters: { regular: 3 }, party: ['merry'], bearer: 'strider' }, { pointer: '/bearer', code: 'not-allowed' }),
  bad('five fates', 'hunt/odds', { hunters: { regular: 3 }, party: ['merry'], fates: ['killed', 'killed', 'killed', 'killed', 'killed'] }, { pointer: '/fates', code: 'too-few' }),
  bad('a peril that is not there', 'perils/odds', { peril: 'high-passs' }, { pointer: '/peril', code: 'not-allowed', suggestions: ['high-pass'] }),
  bad('a strength of a hero', 'strength', { unit: 'hero', role: 'attacker' }, { pointer: '/unit', code: 'not-allowed' }),
  bad('a move of nobody', 'movement', { path: [{ area: 'edoras' }] }, { pointer: '', code: 'too-few' }),
  bad('a move to nowhere', 'movement', { regular: 1, path: [{ area: 'gondolin' }] }, { pointer: '/path/0/area', code: 'unknown-id' }),
  bad('no way at all', 'movement', { regular: 1, path: [] }, { pointer: '/path', code: 'too-few' }),
  bad('a voyage from an unknown harbour', 'sea-movement', { nation: 'gondor', from: 'pelargr', to: 'x', coastal: true }, { pointer: '/from', code: 'unknown-id', suggestions: ['pelargir'] }),
  bad('an event of no kind', 'mobilization', { events: [{ turn: 1, kind: 'attack' }] }, { pointer: '/events/0/kind', code: 'not-allowed' }),
  bad('an event of an unknown nation', 'mobilization', { events: [{ turn: 1, kind: 'attacked', nation: 'rohn' }] }, { pointer: '/events/0/nation', code: 'unknown-id', suggestions: ['rohan'] }),
  bad('recruitment of Rohan', 'recruitment', { nation: 'rohan', turns: [{ turn: 1, recruit: 'regular' }] }, { pointer: '/nation', code: 'not-allowed' }),
  bad('an army of an unknown leader', 'army', { contingents: [], characters: ['eomr'] }, { pointer: '/characters/0', code: 'unknown-id', suggestions: ['eomer'] }),
  bad('a decision of no kind', 'decisions', { kind: 'hunt', round: 1 }, { pointer: '/kind', code: 'not-allowed' }),
  bad('a siege that ends before it begins', 'siege-course', { begun: 5, through: 4, defenders: 1, attackers: 1 }, { pointer: '/through', code: 'out-of-range' }),
  bad('a ruling without its fact', 'rulings', { ruling: 'passengers' }, { pointer: '/characters', code: 'required' }),
  bad('a ruling with a fact of another', 'rulings', { ruling: 'council', corruption: 1 }, { pointer: '/corruption', code: 'not-allowed' }),
  bad('ground against the area', 'movement', { regular: 1, path: [{ area: 'edoras', terrain: 'hills' }] }, { pointer: '/path/0/terrain', code: 'not-allowed' }),
  forbids('WR-TERR-008 a land against the area', 'movement', { regular: 1, path: [{ area: 'edoras', mordor: true }] }, ['/path/0/mordor', 'WR-TERR-008']),
  bad('raised without a turn', 'movement', { regular: 1, raisedTurn: 3, path: [{ area: 'edoras' }] }, { pointer: '/turn', code: 'required' }),
  forbids('WR-CHAR-021 Nazgûl on foot', 'movement', { characters: ['nazgul'], path: [{ area: 'edoras' }] }, ['/mode', 'WR-CHAR-021']),
  forbids('WR-SEA-001 a foreign harbour', 'sea-movement', { nation: 'gondor', from: 'pelargir', to: 'anfalas', coastal: true, lostHarbours: ['umbar'] }, ['/lostHarbours/0', 'WR-SEA-001']),
  forbids('WR-MOB-004 a cure by Merry', 'mobilization', { events: [{ turn: 1, kind: 'cured', character: 'merry' }] }, ['/events/0/character', 'WR-MOB-004']),
  forbids('WR-CHAR-006 Sauron away', 'recruitment', { nation: 'sauron', turns: [{ turn: 1, recruit: 'regular', away: true }] }, ['/turns/0/away', 'WR-CHAR-006']),
  bad('nine dead Nazgûl', 'recruitment', { nation: 'sauron', turns: [{ turn: 8, recruit: 'nazgul' }], slain: { nazgul: 9 } }, { pointer: '/slain/nazgul', code: 'out-of-range' }),
  forbids('WR-HUNT-005 hits of nobody', 'hunt/resolve', { hunters: { regular: 3 }, party: ['merry'], hits: { red: 2, blue: 0 } }, ['/hits/red', 'WR-HUNT-005']),
  forbids('WR-HUNT-001 Shelob hunting', 'hunt/odds', { hunters: { regular: 2, heroes: ['shelob'] }, party: ['merry'] }, ['/hunters/heroes/0', 'WR-HUNT-001']),
  forbids('WR-PLACE-004 eight companions', 'perils/odds', { peril: 'old-forest', times: 8 }, ['/times', 'WR-PLACE-004']),
  forbids('WR-CHAR-015 the return of Éomer', 'rulings', { ruling: 'return-from-death', character: 'eomer', eventTurn: 5 }, ['/character', 'WR-CHAR-015']),
  forbids('WR-CHAR-023 a citadel that is none', 'rulings', { ruling: 'nine-return', eventTurn: 3, lostAreas: ['edoras'] }, ['/lostAreas/0', 'WR-CHAR-023']),
  bad('too much work', 'battle/odds', { attacker: { regular: 100, elite: 100 }, defender: { regular: 100, elite: 100 } }, { pointer: '', code: '' }, 'too-much-work'),
];
