import type { OperationDoor } from './operation-door.js';

type Described = Pick<OperationDoor<never>, 'noun' | 'description'>;

/** What the odds of an operation are, for both doors. */
export const oddsText = ({ noun, description }: Described): string => `The exact chances of ${noun}, as fractions. ${description}`;

/** What playing an operation is, for both doors. */
export const resolveText = ({ noun, description }: Described): string =>
  `Plays ${noun} once, with the faces given, a seed given, or a seed of our own, and tells each die and step. ${description}`;
