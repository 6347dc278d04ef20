import type { Mount } from '../../reference.js';
import type { SpecialRuleSteps } from '../../special-rules/special-rule-steps.js';
import { stepsOf } from '../../special-rules/special-rules.js';
import type { CombatReference } from '../combat-reference.js';
import { milsOf, milsOfPair, type Measure, type Mils } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject, rejectUnknown } from '../refuse.js';
import { HEIGHT_OF_HORSE } from '../tests/barrier-class.js';
import { flies, onFoot, subjectOf } from '../tests/subject.js';
import type { MovementRequest } from './movement-types.js';

/** Widths of bases in millimetres where none is given. */
const BASE_ON_FOOT = 25;
const BASE_MOUNTED = 40;

/** Whose move it is: a model, or a mount without a rider. Everything that the path does not change. */
export interface Mover {
  readonly reference: CombatReference;
  readonly request: MovementRequest;
  readonly measure: Measure;
  readonly name: string;
  readonly model: Model | null;
  /** The model on its own feet; `null` for a loose mount. */
  readonly foot: Model | null;
  readonly loose: Mount | null;
  readonly steps: readonly SpecialRuleSteps[];
  readonly flies: boolean;
  readonly mountMove: Mils | null;
  readonly footMove: Mils;
}

/** @throws RuleError where there is nobody to move, or nobody known how far. */
export function moverOf(reference: CombatReference, request: MovementRequest, measure: Measure): Mover {
  if (request.looseMount != null) return looseMover(reference, request, measure, request.looseMount);
  if (request.model == null) reject('/model', 'required', 'Somebody has to move: a model or a loose mount.');
  const model = subjectOf(reference, request.model, '/model');
  const foot = onFoot(reference, model);
  const own = foot.unit?.move ?? null;
  if (own === null && request.move == null) reject('/move', 'required', 'The move of a model by profile is not known.');
  const mover: Mover = {
    reference, request, measure, name: model.name, model, foot, loose: null,
    steps: stepsOf(model.specialRules), flies: flies(model),
    mountMove: model.mount === null ? null : milsOfPair(model.mount.move, measure),
    footMove: request.move == null ? milsOfPair(own ?? { inches: 0, cm: 0 }, measure) : milsOf(request.move, measure),
  };
  if (mover.flies && request.underground === true) refuse('/underground', 'SB-SPEC-028', `${model.name} cannot fly underground.`);
  return mover;
}

function looseMover(reference: CombatReference, request: MovementRequest, measure: Measure, id: string): Mover {
  if (request.model != null) reject('/looseMount', 'not-allowed', 'Give a model or a loose mount, not both.');
  const wargear = reference.wargear.get(id);
  const mount = wargear?.mount ?? null;
  if (wargear === undefined || mount === null) {
    const mounts = [...reference.wargear.values()].filter((item) => item.mount !== null).map((item) => item.id);
    rejectUnknown({ pointer: '/looseMount', code: 'unknown-id', id }, mounts);
  }
  const move = milsOfPair(mount.move, measure);
  return { reference, request, measure, name: wargear.name, model: null, foot: null, loose: mount, steps: [], flies: false, mountMove: move, footMove: move };
}

/** Millimetres; `null` where it is not given. */
export function heightOf({ request }: Mover, mounted: boolean): number | null {
  return request.modelHeight ?? (mounted ? HEIGHT_OF_HORSE : null);
}

/** Millimetres. */
export function baseOf({ request }: Mover, mounted: boolean): number {
  return request.base ?? (mounted ? BASE_MOUNTED : BASE_ON_FOOT);
}
