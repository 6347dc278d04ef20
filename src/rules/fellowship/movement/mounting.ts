import { filled } from '../defaults.js';
import { Objections, type Verdict } from '../verdict.js';
import type { Figure } from '../figure/targets.js';

export const MOUNTINGS = ['mount', 'dismount', 'call'] as const;
const QUARTERS = 4;
/** Share of the move that mounting and tethering cost, in quarters: a half (FS-MOUNT-001, FS-MOUNT-002). */
const HALF = 2;

export interface MountingRequest {
  readonly action: (typeof MOUNTINGS)[number];
  /** Normal rate of the mount, in centimetres. */
  readonly mountRate?: number | null | undefined;
  readonly mountInCombat?: boolean | undefined;
  /** Comes to its master's call; a Steed does. */
  readonly intelligent?: boolean | undefined;
  /** Fights on by itself. */
  readonly offensive?: boolean | undefined;
  /** Half of the movement phase goes into tying it up. */
  readonly tethered?: boolean | undefined;
  /** The rider has reached his mount. Default true. */
  readonly atMount?: boolean | undefined;
  readonly bound?: number | undefined;
}

export interface MountingReport extends Verdict {
  /** Centimetres left to the figure on foot, before or after. */
  readonly leftOnFoot: number;
  /** And mounted: the same share of the mount's rate; `null` where that is not told. */
  readonly leftMounted: number | null;
  /** What becomes of the mount: it stays, wanders off, fights on, or comes. */
  readonly mount: 'ridden' | 'stays' | 'removed' | 'fights-on' | 'comes';
  /** Bound and phase in which a mount that was called stands beside its master. */
  readonly arrives: { readonly bound: number; readonly phase: string } | null;
}

const DEFAULTS = { mountRate: null as number | null, bound: 1, tethered: false };

/** Getting on and off, and calling a mount (FS-MOUNT-001 to 003, FS-ABIL-001, FS-ABIL-020). */
export function mounting(request: MountingRequest, rate: number, { traits }: Figure): MountingReport {
  const { action, mountRate, bound, tethered } = filled(request, DEFAULTS);
  const isClever = request.intelligent === true || traits.has('steed');
  const cost = action === 'mount' ? (traits.with('mountingQuarters')?.mountingQuarters ?? HALF) : action === 'dismount' && tethered ? HALF : 0;
  const share = (QUARTERS - cost) / QUARTERS;
  return {
    ...objectionsTo(request, isClever).verdict(), leftOnFoot: rate * share, leftMounted: action === 'mount' && mountRate !== null ? mountRate * share : null,
    mount: mountAfter(action, isClever, request), arrives: action === 'call' && isClever ? { bound: bound + 1, phase: '4a' } : null,
  };
}

function objectionsTo({ action, mountInCombat = false, atMount = true }: MountingRequest, isClever: boolean): Objections {
  return new Objections()
    .when(action === 'mount' && mountInCombat, 'FS-MOUNT-001', 'A mount in combat cannot be mounted.')
    .when(action === 'mount' && !atMount && !isClever, 'FS-MOUNT-001', 'The rider has to walk to his mount.')
    .when(action === 'call' && !isClever, 'FS-MOUNT-003', 'Only intelligent mounts come when they are called.');
}

function mountAfter(action: MountingRequest['action'], isClever: boolean, { tethered = false, offensive = false }: MountingRequest): MountingReport['mount'] {
  if (action === 'mount') return 'ridden';
  if (action === 'call') return isClever ? 'comes' : 'stays';
  if (offensive) return 'fights-on';
  return isClever || tethered ? 'stays' : 'removed';
}
