import type { Distance } from '../../reference.js';
import { milsOf, milsOfPair, type Length, type Measure } from '../length.js';
import type { Follower, FollowerReport, HeroicPhase } from './heroic-types.js';

/** How near friends must be to the Hero; as far reaches Gríma (SB-HEROIC-003, SB-HEROIC-004, SB-SPEC-055). */
export const NEAR: Distance = { inches: 6, cm: 14 };

/** What friends have done already in this phase. */
export interface Company {
  /** Those who have gone along with an action. */
  readonly acted: ReadonlySet<string>;
}

/** Whether a friend goes along with an action that takes place. */
export function followerOf(phase: HeroicPhase, follower: Follower, { acted }: Company, measure: Measure): FollowerReport {
  const { name } = follower;
  const no = (rule: string): FollowerReport => ({ name, joins: false, rule });
  if (acted.has(name)) return no('SB-HEROIC-007');
  if (phase === 'fight') return follower.inFight === false ? no('SB-HEROIC-005') : { name, joins: true, rule: 'SB-HEROIC-005' };
  const rule = phase === 'move' ? 'SB-HEROIC-003' : 'SB-HEROIC-004';
  if (isFar(follower.starts, measure) || (phase === 'move' && isFar(follower.ends, measure))) return no(rule);
  return { name, joins: true, rule };
}

function isFar(length: Length | null | undefined, measure: Measure): boolean {
  return length != null && milsOf(length, measure) > milsOfPair(NEAR, measure);
}
