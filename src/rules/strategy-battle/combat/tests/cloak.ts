import type { Distance } from '../../reference.js';
import type { Model } from '../model.js';
import { stepsOfModel } from './subject.js';

/** From farther than this a cloaked model that is partly hidden is not seen at all (SB-SPEC-003). */
export const CLOAK_RANGE: Distance = { inches: 6, cm: 14 };

/** Whether the model has the benefit of an Elven cloak; riders never have it. */
export function isCloaked(model: Model): boolean {
  if (model.mounted) return false;
  return model.wargear.some(({ category }) => category === 'cloak') || stepsOfModel(model).some((step) => step.asIfCloaked === true);
}
