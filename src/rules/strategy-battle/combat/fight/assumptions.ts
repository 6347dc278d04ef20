import type { Side } from '../../reference.js';
import { inTurn } from './barrier-rules.js';
import { modelsOf, type Contender, type Field } from './contender.js';
import { idleInFight } from './idle-in-fight.js';
import { contested } from './might.js';
import { other, type FightHero } from './plan.js';
import { rollsDice } from './shares.js';

/** Everything that was decided for the caller, in the order in which it comes up (contract-combat). */
export function assumptionsOf(field: Field, heroes: readonly FightHero[]): string[] {
  const all = [...field.sides.good, ...field.sides.evil];
  const says = (told: boolean, text: string): string[] => (told ? [text] : []);
  return [
    ...new Set([...all, ...field.behind.good, ...field.behind.evil].flatMap(turnedSides)),
    ...new Set(all.flatMap(({ arms }) => arms.assumption ?? [])),
    ...(['good', 'evil'] as const).flatMap((side) => says(!rollsDice(field, side), `The ${side} side has no Attacks: it rolls no dice and loses the duel, as a loose mount does (SB-LOOSE-005).`)),
    ...says(all.some(({ model }) => model.combatant.horn === true), 'No Might is spent on the Courage test against the horn.'),
    ...says(all.some(({ supports }) => supports > 0), 'No base of those who are supported is larger than their supporters\' (SB-WEAP-005).'),
    ...bannerAssumptions(field),
    ...mightAssumptions(heroes),
    ...says(field.barrier !== null && all.some(({ model }) => model.combatant.charged === true), 'Across a barrier no charge has its bonuses.'),
    ...(['good', 'evil'] as const).flatMap((side) => aimAssumptions(field, side)),
    ...says(all.some(({ steps }) => steps.some((step) => step.strike?.chain === true)), 'The chain is used on the first target.'),
    ...says(all.some(({ model }) => model.combatant.spend?.fate === 'always'), 'Each Wound is followed at once by Fate rolls until one succeeds or no Fate is left; no Might goes on them.'),
    ...says(all.some(({ model }) => model.mounted), 'No Might is spent on the Thrown Rider chart.'),
    ...idleInFight(field, heroes),
    ...says(inTurn(field, 'good') || inTurn(field, 'evil'), 'The chargers fight one after another in listed order until the defender is slain.'),
  ];
}

/** Who is listed on the other side than his unit's own, without a word of it: scenarios and powers may turn him. */
function turnedSides({ model: { combatant, unit, name }, side }: Contender): string[] {
  return unit === null || unit.side === side || combatant.side != null ? [] : [`${name} is of the ${unit.side} side and fights for the ${side} side here.`];
}

function bannerAssumptions({ banners }: Field): string[] {
  if (banners.good && banners.evil) return ['Each side re-rolls the die that gives it the best chance to win, or none; the side less likely to win decides first, Good if equal, and may answer the other.'];
  if (banners.good || banners.evil) return [`The ${banners.good ? 'good' : 'evil'} side re-rolls the die that gives it the best chance to win, or none.`];
  return [];
}

function mightAssumptions(heroes: readonly FightHero[]): string[] {
  const lines: string[] = [];
  if (contested(heroes)) lines.push('Both sides add the Might that they have bid.');
  else if (heroes.some((hero) => hero.toWin)) lines.push('Might on the duel: the fewest points that give the best chance to win, spent when all dice lie.');
  if (heroes.some((hero) => hero.toWound)) lines.push('Might on strikes: each failed roll to wound is lifted, with the fewest points, if the points left can make it succeed.');
  return lines;
}

function aimAssumptions(field: Field, side: Side): string[] {
  const enemies = field.sides[other(side)];
  const silent = field.sides[side].filter((contender) => (contender.model.combatant.targets ?? []).length === 0);
  if (silent.length === 0) return [];
  const lines: string[] = [];
  if (modelsOf(enemies) > 1 && !inTurn(field, other(side))) lines.push(`Strikes of the ${side} side go to the first enemy that survives, in listed order.`);
  if (enemies.some(({ model }: Contender) => model.mounted)) lines.push(`Strikes of the ${side} side go at riders.`);
  return lines;
}
