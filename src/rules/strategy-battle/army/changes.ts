import type { Fix, JsonValue, PatchStep } from '../../shared/finding.js';
import { counted, fix } from '../findings.js';
import type { ChosenOption } from '../profile/choice.js';
import { removeSteps, withDependents } from '../profile/choice-fixes.js';
import type { Model } from '../profile/model.js';
import type { WargearCategory } from '../reference.js';
import type { ForceEntry } from './force.js';

/** A way to change the list: the patch, and the models that it adds and takes away (none where only wargear changes). */
export interface Change {
  readonly text: string;
  readonly patch: readonly PatchStep[];
  readonly models: readonly { readonly model: Model; readonly by: number }[];
}

export function asFix({ text, patch }: Change): Fix {
  return fix(text, patch);
}

/** So many models of a line. */
export interface Part {
  readonly entry: ForceEntry;
  readonly count: number;
}

/** Takes `count` models out of these lines, from the last one given back. */
export function take(entries: readonly ForceEntry[], count: number): Change {
  const parts: Part[] = [];
  let left = count;
  for (let place = entries.length - 1; place >= 0 && left > 0; place -= 1) {
    const entry = entries[place] as ForceEntry;
    const gone = Math.min(left, entry.request.count);
    parts.push({ entry, count: gone });
    left -= gone;
  }
  return takeOut(parts);
}

/** Takes so many models out of each of these lines. */
export function takeOut(parts: readonly Part[]): Change {
  const smaller = parts.filter(({ entry, count }) => count < entry.request.count);
  const emptied = parts.filter(({ entry, count }) => count === entry.request.count).map(({ entry }) => entry);
  // From the last line to the first, so that no line moves before its turn.
  emptied.sort((a, b) => b.index - a.index);
  const removals = emptied.map((entry): PatchStep => ({ op: 'remove', path: entry.pointer }));
  const models = parts.map(({ entry, count }) => ({ model: entry.model, by: -count }));
  const patch = [...smaller.flatMap(({ entry, count }) => setCount(entry, entry.request.count - count)), ...removals];
  return { text: `Take out: ${listed(models)}.`, patch, models };
}

/** Takes lines out as a whole. */
export function drop(entries: readonly ForceEntry[]): Change {
  return takeOut(entries.map((entry) => ({ entry, count: entry.request.count })).reverse());
}

/** More models of a line that is there. */
export function enlarge(entry: ForceEntry, by: number): Change {
  const models = [{ model: entry.model, by }];
  return { text: `Add: ${listed(models)}.`, patch: setCount(entry, entry.request.count + by), models };
}

/** A new line at the end of the list. */
export function append(model: Model, count: number): Change {
  const models = [{ model, by: count }];
  return { text: `Add: ${listed(models)}.`, patch: [appendStep(model, count)], models };
}

/** Takes wargear of these kinds off `count` models that bought it, from the last line back; a line is split where need be. */
export function strip(entries: readonly ForceEntry[], kinds: ReadonlySet<WargearCategory>, count: number): Change {
  const steps: PatchStep[] = [];
  let left = count;
  for (let place = entries.length - 1; place >= 0 && left > 0; place -= 1) {
    const entry = entries[place] as ForceEntry;
    const size = entry.request.count;
    const whole = size <= left;
    steps.push(...(whole ? inEntry(entry, removeSteps(bought(entry, kinds))) : stripPart(entry, kinds, left)));
    left -= Math.min(left, size);
  }
  return { text: `Leave out (${[...kinds].join(', ')}): ${count} of the models.`, patch: steps, models: [] };
}

/** Patch steps against the entry itself, after which its claimed points are withdrawn: they were for something else. */
export function inEntry(entry: ForceEntry, steps: readonly PatchStep[]): readonly PatchStep[] {
  return [...steps.map((step) => ({ ...step, path: entry.pointer + step.path })), ...withdrawClaim(entry)];
}

function setCount(entry: ForceEntry, count: number): readonly PatchStep[] {
  return inEntry(entry, [{ op: 'add', path: '/count', value: count }]);
}

function withdrawClaim({ request, pointer }: ForceEntry): readonly PatchStep[] {
  return request.claimedPoints === null ? [] : [{ op: 'add', path: `${pointer}/claimedPoints`, value: null }];
}

function appendStep(model: Model, count: number): PatchStep {
  const { unit, variant } = model.report;
  return { op: 'add', path: '/entries/-', value: { unit, count, ...(variant === null ? {} : { variant }) } };
}

/** The bought options of these kinds, with those that cannot stay without them. */
function bought({ model }: ForceEntry, kinds: ReadonlySet<WargearCategory>): readonly ChosenOption[] {
  const { choice } = model;
  const ids = [...choice.distinct.values()].filter((option) => kinds.has(option.wargear.category)).map((option) => option.id);
  const gone = withDependents(choice, ids);
  return choice.chosen.filter((option) => gone.has(option.id));
}

/** The rest of the line keeps its wargear; the others become a line of their own. */
function stripPart(entry: ForceEntry, kinds: ReadonlySet<WargearCategory>, count: number): readonly PatchStep[] {
  const gone = bought(entry, kinds);
  const options = entry.model.choice.chosen.filter((option) => !gone.includes(option)).map((option) => option.id);
  const { unit, variant } = entry.request;
  const line: JsonValue = { unit, count, options, variant };
  return [...setCount(entry, entry.request.count - count), { op: 'add', path: '/entries/-', value: line }];
}

const MOST_LISTED = 3;

/** By name; those beyond the first few names are only counted. */
function listed(models: readonly { readonly model: Model; readonly by: number }[]): string {
  const byName = new Map<string, number>();
  for (const { model, by } of models) byName.set(model.report.name, (byName.get(model.report.name) ?? 0) + Math.abs(by));
  const all = [...byName];
  const names = all.slice(0, MOST_LISTED).map(([name, count]) => `${count} x ${name}`).join(', ');
  const others = all.slice(MOST_LISTED).reduce((sum, [, count]) => sum + count, 0);
  return others > 0 ? `${names} and ${counted(others, 'other model', 'other models')}` : names;
}
