import { SPECIAL_RULES } from '../../special-rules/special-rules.js';
import type { SpecialRuleSteps } from '../../special-rules/special-rule-steps.js';
import type { Model } from '../model.js';
import { sideOf } from '../shooting/bodies.js';
import { stepsOfModel } from '../tests/subject.js';
import type { Cause } from './courage-types.js';

/** One reason why a test is passed without dice, or not taken. */
export interface AutomaticPass {
  readonly because: string;
  readonly rule: string;
  /** Tests that it covers; `null` for all. */
  readonly causes: readonly Cause[] | null;
  readonly fits: (model: Model) => boolean;
  /** What has to hold for it, as told to the caller. */
  readonly while: string;
}

const isOf = (model: Model, side: 'good' | 'evil'): boolean => (sideOf(model) ?? side) === side;
const HOBBITS: ReadonlySet<string> = new Set(['hobbit']);
const SUPPORTING: ReadonlySet<string> = new Set(['spear', 'pike']);

/** Reasons that are no special rule of a unit: general rules, powers, scenarios. */
const GENERAL: readonly AutomaticPass[] = [
  { because: 'stand-fast', rule: 'SB-COUR-010', causes: ['half-force', 'alone', 'scenario'], fits: ({ unit }) => unit === null || unit.kind === 'warrior',
    while: 'A Hero in sight and in reach of Stand Fast! has passed his test this turn, and half the force is lost.' },
  { because: 'supporting', rule: 'SB-COUR-003', causes: ['terror'], fits: ({ wargear }) => wargear.some(({ category }) => SUPPORTING.has(category)), while: 'It only supports a friend.' },
  { because: 'master-of-evil', rule: 'SB-SPEC-035', causes: ['half-force'], fits: () => true, while: 'He who is master of evil is on the table.' },
  { because: 'aura-of-command', rule: 'SB-MAGIC-025', causes: null, fits: (model) => isOf(model, 'good'), while: 'It is no more than 6"/14cm from the caster, who has at least 1 Will.' },
  { because: 'samwise-the-brave', rule: 'SB-S03-005', causes: null, fits: ({ unit }) => unit?.side === 'good' && unit.kind === 'hero' && HOBBITS.has(unit.race), while: 'The scenario names this Hobbit.' },
  { because: 'the-king-is-attacked', rule: 'SB-S08-005', causes: null, fits: ({ unit }) => unit?.side === 'good' && unit.kind === 'hero', while: 'The scenario names this Hero; in a points match he is not the most expensive.' },
  { because: 'countless-orcs', rule: 'SB-S02-005', causes: null, fits: (model) => isOf(model, 'evil'), while: 'The scenario is the one in which Evil passes every test.' },
];

/** Shorter names that callers may use. */
const ALIASES: Readonly<Record<string, string>> = { samwise: 'samwise-the-brave' };

/** What the special rules of units bring, whoever has them. */
function fromRules({ rule, passes, ignoresTerror, id }: SpecialRuleSteps): AutomaticPass[] {
  const found: AutomaticPass[] = [];
  if (ignoresTerror === true) found.push({ because: id, rule, causes: ['terror'], fits: (model) => stepsOfModel(model).some((step) => step.id === id), while: 'The test is for a terrifying enemy.' });
  if (passes === undefined) return found;
  const { races } = passes;
  const own = (model: Model): boolean => stepsOfModel(model).some((step) => step.id === id);
  const fits = races === null ? own : ({ unit }: Model): boolean => unit !== null && races.has(unit.race);
  return [...found, { because: passes.because, rule, causes: null, fits, while: races === null ? 'The Hero chosen at the start is on the table.' : 'The one who commands is alive and on the table.' }];
}

export const AUTOMATIC_PASSES: readonly AutomaticPass[] = [...SPECIAL_RULES.flatMap(fromRules), ...GENERAL];

/** Every reason that there is, by its name. */
export const BECAUSE: readonly string[] = [...new Set([...AUTOMATIC_PASSES.map(({ because }) => because), ...Object.keys(ALIASES)])];

/** All reasons of one name, the fitting one among them if there is one. */
export function passesNamed(because: string): readonly AutomaticPass[] {
  const name = ALIASES[because] ?? because;
  return AUTOMATIC_PASSES.filter((pass) => pass.because === name);
}
