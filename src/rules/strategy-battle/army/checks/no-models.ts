import { advice } from '../../findings.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** A list of nobody breaks no limit, which is worth knowing before it is played (SB-ARMY-001). */
export const noModels: ArmyCheck = ({ entries }) => {
  if (entries.length > 0) return [];
  return [advice('info', 'no-models', { pointer: WHOLE_LIST, rule: 'SB-ARMY-001', message: 'The list has no models.' })];
};
