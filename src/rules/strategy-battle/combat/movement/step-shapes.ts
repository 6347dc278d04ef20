import { RuleError, type Problem } from '../../../shared/rule-error.js';
import { reject } from '../refuse.js';
import { MOST_STEPS, type MoveStep, type StepKind } from './movement-types.js';

type Key = Exclude<keyof MoveStep, 'kind'>;

/** Keys that each kind of step needs, and those that it takes besides. */
const SHAPES: Readonly<Record<StepKind, { readonly needs: readonly Key[]; readonly takes: readonly Key[] }>> = {
  move: { needs: ['distance'], takes: ['terrain', 'near', 'closing', 'forced', 'onTop'] },
  turn: { needs: [], takes: [] },
  between: { needs: ['gap'], takes: [] },
  barrier: { needs: ['across'], takes: ['height', 'width', 'over', 'score', 'defender'] },
  climb: { needs: ['distance'], takes: ['score', 'arrives', 'edge'] },
  drop: { needs: ['height'], takes: [] },
  'lie-down': { needs: [], takes: [] },
  'get-up': { needs: [], takes: [] },
  mount: { needs: [], takes: ['mount', 'score'] },
  dismount: { needs: [], takes: [] },
  'passenger-down': { needs: [], takes: [] },
  'leave-table': { needs: [], takes: ['allowed'] },
};

/** @throws RuleError with every key that is missing, out of place or out of range. */
export function checkShapes(path: readonly MoveStep[]): void {
  if (path.length > MOST_STEPS) reject('/path', 'too-many', `A path has at most ${MOST_STEPS} steps.`);
  const problems = path.flatMap((step, index) => [...missing(step, `/path/${index}`), ...misplaced(step, `/path/${index}`), ...outOfRange(step, `/path/${index}`)]);
  if (problems.length > 0) throw new RuleError(problems);
}

function missing(step: MoveStep, pointer: string): Problem[] {
  return SHAPES[step.kind].needs.filter((key) => step[key] == null).map((key) => problem(`${pointer}/${key}`, 'required', `The step "${step.kind}" needs: ${key}.`));
}

function misplaced(step: MoveStep, pointer: string): Problem[] {
  const { needs, takes } = SHAPES[step.kind];
  const known = new Set<string>(['kind', ...needs, ...takes]);
  return Object.entries(step)
    .filter(([key, value]) => value != null && !known.has(key))
    .map(([key]) => problem(`${pointer}/${key}`, 'not-allowed', `The step "${step.kind}" does not take: ${key}.`));
}

function outOfRange({ score, gap, height, width }: MoveStep, pointer: string): Problem[] {
  const problems: Problem[] = [];
  if (score != null && !(Number.isInteger(score) && score >= 1 && score <= 6)) problems.push(problem(`${pointer}/score`, 'out-of-range', 'A score is from 1 to 6.'));
  for (const [key, value] of Object.entries({ gap, height, width })) {
    if (value != null && !(value >= 0)) problems.push(problem(`${pointer}/${key}`, 'out-of-range', 'A size is 0 or more.'));
  }
  return problems;
}

function problem(pointer: string, code: Problem['code'], detail: string): Problem {
  return { pointer, code, detail, suggestions: [] };
}
