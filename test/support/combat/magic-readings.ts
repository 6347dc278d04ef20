import { Fraction } from '../../../src/rules/dice/fraction.js';
import type { MagicOdds, MagicRequest, MagicResult, NearbyAfter, NearbyOdds, ValueChance } from '../../../src/rules/strategy-battle/combat/magic/magic-types.js';
import type { PartAfter, PartOdds } from '../../../src/rules/strategy-battle/combat/tests/jump-types.js';
import { strategyBattle } from '../reference.js';
import { everySequence } from '../every-sequence.js';

type Chances = Record<string, string>;
const { magic: realMagic } = strategyBattle.combat;
type Magic = typeof realMagic;

/** Every chance of a power as `odds` gives it: `cast`, `target/rider slain`, `distance 4`, … Chances of 0 are left out. */
export function told(request: MagicRequest, magic: Magic = realMagic): Chances {
  const { cast, resisted, takesEffect, effects } = magic.odds(request);
  const chances: [string, Fraction][] = [['cast', cast], ['resisted', resisted], ['works', takesEffect]];
  chances.push(...partChances('target', effects.parts), ...effects.bystanders.flatMap(nearby('bystander')), ...effects.targets.flatMap(nearby('enemy')));
  const valued: [string, readonly ValueChance[] | null][] = [
    ['distance', effects.distance], ['will', effects.willLeft], ['courage', effects.courageAfter], ['wounds', effects.woundsAfter],
  ];
  for (const [name, values] of valued) for (const { value, probability } of values ?? []) chances.push([`${name} ${value}`, probability]);
  chances.push(...flags(effects));
  return withoutZeros(Object.fromEntries(chances.map(([name, chance]) => [name, chance.toString()])));
}

const FLAGS = ['immobilised', 'prone', 'thrown', 'banished'] as const;

function flags(effects: MagicOdds['effects']): [string, Fraction][] {
  return FLAGS.map((flag) => [flag, effects[flag] ?? Fraction.ZERO]);
}

function partChances(name: string, parts: readonly PartOdds[]): [string, Fraction][] {
  return parts.flatMap(({ part, slain, wounds }) => [
    [`${name}/${part} slain`, slain] as [string, Fraction],
    ...wounds.map((chance, lost): [string, Fraction] => [`${name}/${part} loses ${lost}`, chance]),
  ]);
}

const nearby = (name: string) => ({ index, prone, parts }: NearbyOdds): [string, Fraction][] => [[`${name}/${index} prone`, prone], ...partChances(`${name}/${index}`, parts)];

/** The same, by playing the power with every sequence of dice. `whole`: Wounds of a part before. */
export function counted(request: MagicRequest, magic: Magic = realMagic): Chances {
  const sums = new Map<string, Map<bigint, number>>();
  const wholes = new Map(Object.entries(wholesOf(request, magic)));
  for (const { result, cases } of everySequence((faces) => magic.resolve(request, faces))) {
    for (const name of happened(result, wholes)) {
      const ofName = sums.get(name) ?? new Map<bigint, number>();
      sums.set(name, ofName.set(cases, (ofName.get(cases) ?? 0) + 1));
    }
  }
  return withoutZeros(Object.fromEntries([...sums].map(([name, ofName]) => [name, Fraction.sum([...ofName].map(([cases, count]) => Fraction.of(count, cases))).toString()])));
}

/** Wounds that every part has before, which odds know as the length of its distribution. */
function wholesOf(request: MagicRequest, magic: Magic): Record<string, number> {
  const { effects } = magic.odds(request);
  const parts = (name: string, all: readonly PartOdds[]): [string, number][] => all.map(({ part, wounds }) => [`${name}/${part}`, wounds.length - 1]);
  return Object.fromEntries([
    ...parts('target', effects.parts), ...effects.bystanders.flatMap(({ index, parts: all }) => parts(`bystander/${index}`, all)),
    ...effects.targets.flatMap(({ index, parts: all }) => parts(`enemy/${index}`, all)),
  ]);
}

function happened({ cast, resisted, takesEffect, effects }: MagicResult, wholes: ReadonlyMap<string, number>): string[] {
  const of = (name: string, parts: readonly PartAfter[]): string[] => parts.flatMap(({ part, slain, wounds }) => {
    const whole = wholes.get(`${name}/${part}`);
    return whole === undefined ? [] : [`${name}/${part} loses ${whole - wounds}`, ...(slain ? [`${name}/${part} slain`] : [])];
  });
  const near = (name: string) => ({ index, prone, parts }: NearbyAfter): string[] => [...(prone ? [`${name}/${index} prone`] : []), ...of(`${name}/${index}`, parts)];
  const valued = { distance: effects.distance, will: effects.willLeft, courage: effects.courageAfter, wounds: effects.woundsAfter };
  return [
    ...(cast ? ['cast'] : []), ...(resisted ? ['resisted'] : []), ...(takesEffect ? ['works'] : []),
    ...of('target', effects.parts), ...effects.bystanders.flatMap(near('bystander')), ...effects.targets.flatMap(near('enemy')),
    ...Object.entries(valued).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`])),
    ...FLAGS.filter((flag) => effects[flag]),
  ];
}

function withoutZeros(chances: Chances): Chances {
  return Object.fromEntries(Object.entries(chances).filter(([, chance]) => !chance.startsWith('0/')).sort(([a], [b]) => a.localeCompare(b)));
}
