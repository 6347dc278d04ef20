import type { Arrangement } from './arrange.js';
import type { Bin } from './bins.js';
import { finding, said } from './deployment-findings.js';
import type { DeploymentFinding, DeploymentRequest } from './deployment-report.js';

/** Too many or too few models for the placements. A model that stands wrongly still counts for the one it is nearest to. */
export function countFindings({ bins: places, surplus }: Arrangement, bins: readonly Bin[], { partial }: DeploymentRequest): readonly DeploymentFinding[] {
  const counts = new Map<Bin, number>();
  for (const bin of places.values()) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  const many = surplus.map(({ piece, bin }) => {
    const [actual, limit] = [counts.get(bin) ?? 0, bin.most];
    return finding('too-many-models', { pointer: piece.pointer, rule: bin.placement.rule, message: said(piece, `is one of ${actual} for "${bin.placement.name}"; it takes ${limit}`), actual, limit });
  });
  const few = partial ? [] : bins.flatMap((bin) => {
    const [actual, limit] = [counts.get(bin) ?? 0, bin.least];
    if (actual >= limit) return [];
    const message = `"${bin.placement.name}" takes ${limit} models; ${actual} can be found for it.`;
    return [finding('too-few-models', { pointer: '/models', rule: bin.placement.rule, message, actual, limit })];
  });
  return [...many, ...few];
}
