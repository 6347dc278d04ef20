import type { Model } from '../profile/model.js';
import { BOWS } from '../wargear-kinds.js';

/** What the limits of a force are about, counted in models (points in points). */
export interface Tallies {
  readonly points: number;
  readonly models: number;
  readonly heroes: number;
  readonly warriors: number;
  /** Models with a bow or crossbow. */
  readonly bows: number;
  readonly warriorBows: number;
  readonly banners: number;
}

export const NOTHING: Tallies = { points: 0, models: 0, heroes: 0, warriors: 0, bows: 0, warriorBows: 0, banners: 0 };

/** What `count` models like this one add; `count` below 0 takes away. */
export function withModels(tallies: Tallies, model: Model, count: number): Tallies {
  const isHero = model.card.unit.kind === 'hero';
  const hasBow = carriesBow(model);
  return {
    points: tallies.points + model.report.points * count,
    models: tallies.models + count,
    heroes: tallies.heroes + (isHero ? count : 0),
    warriors: tallies.warriors + (isHero ? 0 : count),
    bows: tallies.bows + (hasBow ? count : 0),
    warriorBows: tallies.warriorBows + (hasBow && !isHero ? count : 0),
    banners: tallies.banners + (model.carries.has('banner') ? count : 0),
  };
}

export function carriesBow(model: Model): boolean {
  for (const category of BOWS) if (model.carries.has(category)) return true;
  return false;
}
