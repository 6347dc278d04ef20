import { Problems } from '../problems.js';
import type { RulebookData } from '../rulebook-data.js';
import type { ArmyRequest, BowLimit, EventPack } from './army-report.js';

/**
 * Ids that exist nowhere, and event packs that contradict themselves.
 * @throws RuleError with all of them.
 */
export function checkRequest(data: RulebookData, request: ArmyRequest): void {
  const problems = new Problems(data);
  if (request.scenario !== null) problems.scenario('/scenario', request.scenario);
  request.entries.forEach(({ unit, options }, index) => {
    problems.unit(`/entries/${index}/unit`, unit);
    problems.options(`/entries/${index}/options`, options, unit);
  });
  if (request.eventPack !== null) checkEventPack(problems, request.eventPack);
  problems.throwIfAny();
}

function checkEventPack(problems: Problems, pack: EventPack): void {
  (pack.bannedUnits ?? []).forEach((unit, place) => problems.unit(`/eventPack/bannedUnits/${place}`, unit));
  (pack.requiredUnits ?? []).forEach((unit, place) => problems.unit(`/eventPack/requiredUnits/${place}`, unit));
  (pack.unitMaxima ?? []).forEach(({ unit }, place) => problems.unit(`/eventPack/unitMaxima/${place}/unit`, unit));
  if (pack.pointsTolerance != null && pack.pointsCap == null) {
    problems.add('required', '/eventPack/pointsCap', 'A tolerance needs a cap in points.');
  }
  checkOrder(problems, 'models', '/eventPack/minModels', pack.minModels, pack.maxModels);
  checkOrder(problems, 'Heroes', '/eventPack/minHeroes', pack.minHeroes, pack.maxHeroes);
  checkOrder(problems, 'models, of which the Heroes are some,', '/eventPack/minHeroes', pack.minHeroes, pack.maxModels);
  if (pack.bowLimit != null) checkShare(problems, pack.bowLimit);
  checkUnits(problems, pack);
}

function checkOrder(problems: Problems, what: string, pointer: string, least?: number | null, most?: number | null): void {
  if (least == null || most == null || least <= most) return;
  problems.add('out-of-range', pointer, `No force has at least ${least} and at most ${most} ${what} at once.`);
}

function checkShare(problems: Problems, { fraction }: BowLimit): void {
  const { numerator, denominator } = fraction;
  if (denominator >= 1 && numerator >= 0 && numerator <= denominator) return;
  problems.add('out-of-range', '/eventPack/bowLimit/fraction', 'A share is a fraction from 0 to 1.');
}

/** A unit cannot be both asked for and shut out, nor have two maxima. */
function checkUnits(problems: Problems, pack: EventPack): void {
  const banned = new Set(pack.bannedUnits ?? []);
  const maxima = new Map<string, number>();
  (pack.unitMaxima ?? []).forEach(({ unit, max }, place) => {
    if (maxima.has(unit)) problems.add('not-allowed', `/eventPack/unitMaxima/${place}/unit`, 'This unit has a maximum already.');
    maxima.set(unit, max);
  });
  (pack.requiredUnits ?? []).forEach((unit, place) => {
    if (!banned.has(unit) && maxima.get(unit) !== 0) return;
    problems.add('not-allowed', `/eventPack/requiredUnits/${place}`, 'This unit is asked for and not allowed at once.');
  });
}
