import { Objections, type Verdict } from '../verdict.js';

export const OBSTRUCTIONS = ['friend', 'enemy', 'friendly-formation', 'enemy-formation'] as const;
/** `own-formation`: a member of the formation that it passes through. */
export const STEADINESS = ['steady', 'own-formation', 'fleeing', 'adverse-morale'] as const;
export const APPROACHES = ['front', 'flank', 'rear'] as const;

export interface CrossingRequest {
  readonly through: (typeof OBSTRUCTIONS)[number];
  /** Default steady. */
  readonly state?: (typeof STEADINESS)[number] | undefined;
  readonly lockedRanks?: boolean | undefined;
  readonly from?: (typeof APPROACHES)[number] | undefined;
  readonly endsInside?: boolean | undefined;
}

export interface CrossingReport extends Verdict {
  /** Where it stands if it ends inside; `null` where that does not come up. */
  readonly placedAt: 'rear' | null;
  /** The formation is unformed for the rest of this bound. */
  readonly unforms: boolean;
  readonly flowsRound: boolean;
}

/** Passing through others (FS-MOVE-005 to 007, FS-FLEE-002). */
export function crossing({ through, state = 'steady', lockedRanks = false, from = 'front', endsInside = false }: CrossingRequest): CrossingReport {
  const isFormation = through === 'friendly-formation';
  const flowsRound = isFormation && lockedRanks && from === 'front' && (state === 'fleeing' || state === 'adverse-morale');
  return { ...passing(through, state), flowsRound, placedAt: isFormation && endsInside && !flowsRound ? 'rear' : null, unforms: isFormation && state === 'adverse-morale' && !flowsRound };
}

function passing(through: CrossingRequest['through'], state: NonNullable<CrossingRequest['state']>): Verdict {
  return new Objections()
    .when(through === 'enemy', 'FS-MOVE-005', 'Nobody passes through an enemy.')
    .when(through === 'enemy-formation', 'FS-MOVE-006', 'Nobody passes through an enemy formation.')
    .when(through === 'friend' && (state === 'steady' || state === 'own-formation'), 'FS-MOVE-005', 'A steady figure moves round its friends.')
    .verdict();
}
