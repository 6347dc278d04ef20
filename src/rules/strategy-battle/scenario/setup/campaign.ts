import { nearOrAll } from '../../../shared/near-matches.js';
import { reject } from '../../../shared/refuse.js';
import { RuleError, type Problem } from '../../../shared/rule-error.js';
import type { Side } from '../../data-words.js';
import { linked } from '../../reference-index.js';
import type { CampaignLink, Participant, Scenario } from '../scenario-reference.js';
import { placeBanners } from './place-banners.js';
import { dressed } from './dress.js';
import { participantEntries, sideOf } from './set-up.js';
import type { BannerChoice, SetUp, SetUpBook, SetUpEntry, SideSetUp, StartingState } from './set-up-types.js';

/** A Hero who lived through an earlier battle. What is left is `null` where nothing of it was spent or lost. */
export interface Survivor {
  readonly scenario: string;
  readonly unit: string;
  /** What he carried there. */
  readonly options: readonly string[];
  /** He has a mount again, even if his own was slain (SB-S10-005). */
  readonly mount: string | null;
  readonly left: { readonly might: number | null; readonly will: number | null; readonly fate: number | null; readonly wounds: number | null };
}

export interface CampaignRequest {
  readonly survivors: readonly Survivor[];
  readonly banners: BannerChoice;
}

export interface CampaignSetUp extends SetUp {
  /** Heroes of the earlier battles who are not among the survivors. */
  readonly lost: readonly CampaignLink[];
}

type Find = (scenario: string) => Scenario;

/**
 * The last battle with those who lived through the earlier ones in place of its own Heroes; its warriors stay (SB-S10-005).
 * @throws RuleError for a scenario that no battle leads to (at `/id`), for Heroes who were not in the earlier battle, who
 * come twice, or who have more left than they can have
 */
export function campaignSetUp(book: SetUpBook, scenario: Scenario, { survivors, banners }: CampaignRequest, find: Find): CampaignSetUp {
  if (scenario.campaign.length === 0) reject('/id', 'not-allowed', 'No earlier battle leads to this scenario.');
  const placed = placeBanners(scenario, banners);
  const heroes = together(survivors.map((survivor, index) => () => survivorEntry(book, scenario, { survivors, index, survivor }, find)));
  const side = (name: Side): SideSetUp => {
    const warriors = participantEntries(book, scenario, name, placed).filter(({ unit }) => book.index.units.get(unit)?.kind === 'warrior');
    return sideOf(book, scenario, name, [...heroes.filter((hero) => hero.side === name), ...warriors]);
  };
  return { scenario: scenario.id, sides: { good: side('good'), evil: side('evil') }, lost: lostOf(scenario, survivors) };
}

/** All answers. @throws RuleError with the faults of every one that has some */
function together<Answer>(works: readonly (() => Answer)[]): readonly Answer[] {
  const problems: Problem[] = [];
  const answers = works.flatMap((work) => {
    try {
      return [work()];
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new RuleError(problems);
  return answers;
}

interface Place {
  readonly survivors: readonly Survivor[];
  readonly survivor: Survivor;
  readonly index: number;
}

function survivorEntry(book: SetUpBook, scenario: Scenario, { survivors, survivor, index }: Place, find: Find): SetUpEntry {
  const at = `/survivors/${index}`;
  const link = scenario.campaign.find((earlier) => earlier.scenario === survivor.scenario)
    ?? rejectNear(`${at}/scenario`, survivor.scenario, scenario.campaign.map((earlier) => earlier.scenario), 'leads to this one');
  if (!link.units.includes(survivor.unit)) rejectNear(`${at}/unit`, survivor.unit, link.units, 'comes from that battle');
  if (survivors.findIndex((other) => other.unit === survivor.unit) !== index) reject(`${at}/unit`, 'not-allowed', 'This Hero is among the survivors already.');
  const { side, participant } = earlierSelf(find(link.scenario), survivor.unit);
  checkGear(book, participant, survivor, at);
  const entry = dressed(book, { side, line: null, participant: { ...participant, options: survivor.options, mount: survivor.mount, passengerOf: null, group: null }, count: 1, banner: false });
  return { ...entry, start: leftOf(entry.start, survivor, at) };
}

function earlierSelf({ participants }: Scenario, unit: string): { side: Side; participant: Participant } {
  for (const side of ['good', 'evil'] as const) {
    const participant = participants[side].find((one) => one.unit === unit);
    if (participant !== undefined) return { side, participant };
  }
  throw new Error(`A campaign names ${unit}, who is not in the earlier battle.`);
}

function checkGear({ index, resolve }: SetUpBook, participant: Participant, { unit, options, mount }: Survivor, at: string): void {
  const sold = linked(index.units, unit, 'a campaign').options.map(({ id }) => id);
  options.forEach((option, place) => {
    if (!sold.includes(option)) rejectNear(`${at}/options/${place}`, option, sold, 'is an option of this unit');
    if (participant.forbidden.includes(option)) reject(`${at}/options/${place}`, 'not-allowed', 'The earlier battle forbids this option.');
    if (index.wargear.get(option)?.category === 'mount') reject(`${at}/options/${place}`, 'not-allowed', 'A mount is told as `mount`.');
  });
  const mounts = sold.filter((id) => index.wargear.get(id)?.category === 'mount');
  if (mount !== null && !mounts.includes(mount)) rejectNear(`${at}/mount`, mount, mounts, 'is a mount of this unit');
  const fault = resolve({ unit, variant: participant.variant, options: mount === null ? options : [...options, mount] }).findings.find(({ severity }) => severity === 'error');
  if (fault !== undefined) reject(`${at}/options`, 'not-allowed', fault.message);
}

/** @throws RuleError for more than there can be */
function leftOf(start: StartingState, { left }: Survivor, at: string): StartingState {
  const checked = (store: keyof StartingState): number | null => {
    const [most, told] = [start[store], left[store]];
    if (told !== null && told > (most ?? 0)) reject(`${at}/left/${store}`, 'out-of-range', `There can be ${most ?? 0} at most.`);
    return told ?? most;
  };
  return { might: checked('might'), will: checked('will'), fate: checked('fate'), wounds: checked('wounds') ?? start.wounds };
}

function lostOf({ campaign }: Scenario, survivors: readonly Survivor[]): CampaignLink[] {
  const alive = new Set(survivors.map(({ unit }) => unit));
  return campaign.map(({ scenario, units }) => ({ scenario, units: units.filter((unit) => !alive.has(unit)) })).filter(({ units }) => units.length > 0);
}

function rejectNear(pointer: string, id: string, known: readonly string[], what: string): never {
  throw new RuleError([{ pointer, code: 'unknown-id', detail: `No "${id.slice(0, 64)}" ${what}.`, suggestions: nearOrAll(id, known) }]);
}
