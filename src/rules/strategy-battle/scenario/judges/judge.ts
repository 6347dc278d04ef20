import type { Side } from '../../reference.js';
import type { Objective, ObjectiveKind, Result, Subjects } from '../objectives.js';
import type { Game } from '../outcome/game.js';

export type ObjectiveOf<Kind extends ObjectiveKind> = Extract<Objective, { readonly kind: Kind }>;

/** Looks at one objective: the result it leads to, or `null` while it decides nothing. */
export interface Judge<Kind extends ObjectiveKind> {
  readonly kind: Kind;
  /** Pointers to the facts of a state that it may ask for, beside the numbers of both sides. */
  needs(objective: ObjectiveOf<Kind>): readonly string[];
  judge(objective: ObjectiveOf<Kind>, game: Game): Result | null;
}

export const opponentOf = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

export const slainOf = ({ side }: Subjects): string => `/sides/${side}/slain`;
export const exitedOf = ({ side }: { readonly side: Side }): string => `/sides/${side}/exited`;

export const winOf = (side: Side): Result => (side === 'good' ? 'good-win' : 'evil-win');
