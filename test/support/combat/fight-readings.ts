import { Fraction } from '../../../src/rules/dice/fraction.js';
import type { FightRequest } from '../../../src/rules/strategy-battle/combat/combatant.js';
import type { FightResult, ModelPart } from '../../../src/rules/strategy-battle/combat/fight-types.js';
import { strategyBattle } from '../reference.js';
import { everySequence } from '../every-sequence.js';

type Chances = Record<string, string>;
const { fight: realFight } = strategyBattle.combat;
type Fight = typeof realFight;
const nameOf = ({ side, combatant, model, part }: ModelPart): string => `${side}/${combatant}/${model}/${part}`;

/** The odds of a fight as the service answers them, without chances of 0. */
export function oddsOf(request: FightRequest, fight: Fight = realFight): Chances {
  const odds = fight.odds(request);
  const chances: [string, Fraction][] = odds.slain.map((who) => [`slain ${nameOf(who)}`, who.probability]);
  for (const who of odds.wounds) who.distribution.forEach((chance, lost) => lost > 0 && chances.push([`${nameOf(who)} loses ${lost}`, chance]));
  if (odds.win !== null) chances.push(['win good', odds.win.good], ['win evil', odds.win.evil]);
  for (const { charger, fought, win } of odds.fights ?? []) {
    chances.push([`fought ${charger}`, fought], [`win good ${charger}`, win.good.times(fought)], [`win evil ${charger}`, win.evil.times(fought)]);
  }
  return shown(chances);
}

/** The same by resolving the fight with every sequence of dice. */
export function enumeratedOdds(request: FightRequest, fight: Fight = realFight): Chances {
  const counts = new Map<string, Map<bigint, number>>();
  const before = woundsBefore(request, fight);
  for (const { result, cases } of everySequence((faces) => fight.resolve(request, faces))) {
    for (const fact of factsOf(before, result)) {
      const ofFact = counts.get(fact) ?? new Map<bigint, number>();
      counts.set(fact, ofFact.set(cases, (ofFact.get(cases) ?? 0) + 1));
    }
  }
  return shown([...counts].map(([fact, ofFact]) => [fact, Fraction.sum([...ofFact].map(([cases, count]) => Fraction.of(count, cases)))]));
}

/** What one played fight adds to each of the chances. */
function factsOf(before: ReadonlyMap<string, number>, result: FightResult): string[] {
  const facts = result.slain.map((who) => `slain ${nameOf(who)}`);
  if (result.winner !== null) facts.push(`win ${result.winner}`);
  for (const { charger, winner } of result.fights ?? []) facts.push(`fought ${charger}`, `win ${winner} ${charger}`);
  for (const side of ['good', 'evil'] as const) {
    for (const left of result.after[side]) {
      const parts = [['rider', left.wounds], ['mount', left.mountWounds], ['passenger', left.passengerWounds]] as const;
      for (const [part, has] of parts) {
        const name = nameOf({ side, part, combatant: left.combatant, model: left.model });
        const lost = (before.get(name) ?? 0) - (has ?? 0);
        if (has !== null && lost > 0) facts.push(`${name} loses ${lost}`);
      }
    }
  }
  return facts;
}

/** Wounds that each part had when the fight began. */
function woundsBefore(request: FightRequest, fight: Fight): ReadonlyMap<string, number> {
  return new Map(fight.odds(request).wounds.map((who) => [nameOf(who), who.distribution.length - 1]));
}

function shown(chances: readonly (readonly [string, Fraction])[]): Chances {
  const held = chances.filter(([, chance]) => !chance.equals(Fraction.ZERO)).map(([fact, chance]): [string, string] => [fact, chance.toString()]);
  return Object.fromEntries(held.sort(([a], [b]) => a.localeCompare(b)));
}
