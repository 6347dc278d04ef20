import type { ProfileRequest } from '../profile-report.js';
import type { RulebookData } from '../rulebook-data.js';
import { Problems } from '../problems.js';

/** @throws RuleError with every id of the request that does not exist. */
export function checkProfileIds(data: RulebookData, request: ProfileRequest): void {
  const problems = new Problems(data);
  problems.unit('/unit', request.unit);
  problems.options('/options', request.options, request.unit);
  problems.pickedUp('/pickedUp', request.pickedUp ?? []);
  if (request.mount != null) problems.mount('/mount', request.mount);
  if (request.passenger != null) problems.unit('/passenger/unit', request.passenger.unit);
  problems.throwIfAny();
}
