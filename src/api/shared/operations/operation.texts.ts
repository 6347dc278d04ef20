import type { OperationDoor } from './operation-door.js';

type Described = Pick<OperationDoor<never>, 'noun' | 'description'>;

export const oddsText = ({ noun, description }: Described): string => `The exact chances of ${noun}, as fractions. ${description}`;

export const resolveText = ({ noun, description }: Described): string =>
  `Plays ${noun} once, with the faces given, a seed given, or a seed of our own, and tells each die and step. ${description}`;
