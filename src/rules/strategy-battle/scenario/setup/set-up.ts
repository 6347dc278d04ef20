import type { Side } from '../../data-words.js';
import type { Scenario } from '../scenario-reference.js';
import { dressed } from './dress.js';
import { bannersAllowed, placeBanners, type Banners } from './place-banners.js';
import type { BannerChoice, SetUp, SetUpBook, SetUpEntry, SideSetUp } from './set-up-types.js';

/**
 * The participants of a scenario, resolved to profiles and points (SB-S…-001, SB-W…-001).
 * @throws RuleError for banners that the scenario does not allow
 */
export function setUp(book: SetUpBook, scenario: Scenario, chosen: BannerChoice): SetUp {
  const placed = placeBanners(scenario, chosen);
  const side = (name: Side): SideSetUp => sideOf(book, scenario, name, participantEntries(book, scenario, name, placed));
  return { scenario: scenario.id, sides: { good: side('good'), evil: side('evil') } };
}

/** Entries of the lines of a side; models with a banner have an entry of their own behind their line's. */
export function participantEntries(book: SetUpBook, scenario: Scenario, side: Side, placed: Banners): SetUpEntry[] {
  return scenario.participants[side].flatMap((participant, line) => {
    const banners = placed.get(`${side}/${line}`) ?? 0;
    const parts = [{ count: participant.count - banners, banner: false }, { count: banners, banner: true }];
    return parts.filter(({ count }) => count > 0).map((part) => dressed(book, { side, line, participant, ...part }));
  });
}

export function sideOf({ index }: SetUpBook, scenario: Scenario, side: Side, entries: readonly SetUpEntry[]): SideSetUp {
  const models = (some: readonly SetUpEntry[]): number => some.reduce((sum, { count }) => sum + count, 0);
  const carries = ({ wargear, line }: SetUpEntry): boolean => line !== null && wargear.some((id) => index.wargear.get(id)?.category === 'banner');
  return {
    points: entries.reduce((sum, { points }) => sum + points, 0),
    models: models(entries),
    heroes: models(entries.filter(({ unit }) => index.units.get(unit)?.kind === 'hero')),
    banners: { allowed: bannersAllowed(scenario.banners[side]), placed: models(entries.filter(carries)) },
    entries,
  };
}
