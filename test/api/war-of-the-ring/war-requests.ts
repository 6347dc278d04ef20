const HUNT = { hunters: { regular: 7, elite: 1, nazgul: 6, witchKing: true, heroes: ['mouth-of-sauron'] }, strengths: [{ character: 'mouth-of-sauron', strength: 4 }], party: ['frodo-and-sam', 'merry', 'gimli', 'strider'] };
const ASSAULT = { attacker: { nation: 'saruman', regular: 9, elite: 2 }, defender: { nation: 'rohan', regular: 1, elite: 1, leadership: 1 } };

/** Sound requests for every operation with dice, by path. The first are those of the contract. */
export const WAR_REQUESTS: Readonly<Record<string, readonly object[]>> = {
  battle: [
    {
      attacker: { nation: 'saruman', regular: 3, elite: 0, leadership: 0 }, defender: { nation: 'rohan', regular: 1, elite: 1, leadership: 1 },
      terrain: 'plains', riverCrossing: false, structure: null, rounds: null, reading: 'low', losses: 'regulars-first',
    },
    { attacker: { regular: 1 }, defender: { regular: 1 } },
    { ...ASSAULT, structure: 'fortress', rounds: 2 },
    {
      attacker: { nation: 'north', regular: 2, leadership: 1, contingents: [{ force: 'undead', elite: 3 }], companions: ['gandalf-the-white'], retreat: { atMost: 1 } },
      defender: { nation: 'sauron', regular: 4, elite: 1, eliteBonus: { when: 'defending', terrains: [] }, losses: 'elites-first' }, area: 'south-ithilien', riverCrossing: true, reading: 'high',
    },
    { attacker: { nation: 'gondor', regular: 20, elite: 20 }, defender: { nation: 'sauron', elite: 1 }, rounds: 1, fear: true },
    { attacker: { nation: 'sauron', regular: 2 }, defender: { force: 'wild-men', elite: 1 }, area: 'druadan-forest' },
  ],
  siege: [
    { ...ASSAULT, structure: 'fortress', engaged: 3 },
    { ...ASSAULT, structure: { capacity: 1, channel: 2, defenceBonus: 2, attackPenalty: 1 }, engaged: { regular: 1, elite: 1 }, engage: 'elites-first', strike: 'both', rounds: 3 },
    { ...ASSAULT, structure: { kind: 'fortress', capacity: 5 }, inside: { elite: 1 }, laySiege: 'when-none-outside' },
    { ...ASSAULT, sally: true, area: 'rivendell' },
    { ...ASSAULT, laySiege: 'before-first-round' },
    { ...ASSAULT, fightsOutside: true },
    { ...ASSAULT, attritionTurns: 1 },
  ],
  hunt: [HUNT, { ...HUNT, found: true, joined: { witchKing: true, nazgul: 2 }, hits: { red: 2, blue: 2 }, fates: ['killed', 'killed', 'killed', 'wounded', 'wounded', 'unharmed'] }, { hunters: { regular: 3 }, party: ['merry'], boats: true, areas: 3 }],
  perils: [{ peril: 'high-pass', times: 3 }, { peril: 'spider-with-bottle' }],
};

/** The same for what is asked without dice. */
export const WAR_QUESTIONS: Readonly<Record<string, readonly object[]>> = {
  strength: [{ nation: 'rohan', unit: 'elite', role: 'defender', structure: 'fortress' }, { force: 'ents-and-huorns', unit: 'elite', role: 'attacker', area: 'dol-guldur', structure: { capacity: 3, channel: 3, defenceBonus: 2, attackPenalty: 2 } }],
  movement: [{ nation: 'rohan', regular: 1, path: [{ area: 'edoras' }] }, { characters: ['nazgul'], mode: 'mounted', from: 'bree', path: [{ area: 'old-forest', river: true }, { area: 'nowhere', terrain: 'swamp' }] }],
  'sea-movement': [{ nation: 'gondor', from: 'pelargir', to: 'umbar', coastal: true, units: 3, turn: 5 }, { nation: 'rohan', from: 'umbar', to: 'andrast', coastal: false }],
  mobilization: [{}, { events: [{ turn: 4, kind: 'attacked', nation: 'rohan' }, { turn: 3, kind: 'fangorn-visited' }], reserves: [{ nation: 'rohan', units: 7 }] }],
  recruitment: [{ nation: 'saruman', turns: [{ turn: 2, recruit: 'elite' }, { turn: 3, recruit: 'elite', away: true }], figures: { regular: 1, elite: 1 } }, { nation: 'sauron', turns: [{ turn: 8, recruit: 'nazgul', lostNazgul: 1 }], slain: { witchKing: true } }],
  army: [{ area: 'fords-of-the-isen', contingents: [{ nation: 'rohan', regular: 3, elite: 1 }, { nation: 'saruman', regular: 1 }], characters: ['erkenbrand'], structure: 'fortress', leadership: 9 }],
  decisions: [{ kind: 'siege', round: 1, outside: 2, attackerFrom: 'gap-of-rohan', neighbours: [{ area: 'helmsdeep' }] }, { kind: 'battle', round: 0 }],
  'siege-course': [{ begun: 5, through: 8, defenders: 3, attackers: 4, events: [{ turn: 6, event: 'besiegers-join', units: 2 }] }],
  rulings: [{ ruling: 'passengers', characters: ['pippin'] }, { ruling: 'nine-return', eventTurn: 3, lostAreas: ['dol-guldur'] }, { ruling: 'council' }],
};
