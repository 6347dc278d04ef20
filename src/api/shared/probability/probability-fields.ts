import { ListField, ObjectField } from '../fields/field-decorators.js';
import { object } from '../fields/values.js';
import { ExpectationView } from './expectation.view.js';
import { ProbabilityView } from './probability.view.js';

type Decorated = ReturnType<typeof ObjectField>;

/** A probability of an answer. */
export const ChanceField = (description: string, options: { readonly nullable?: boolean } = {}): Decorated => ObjectField(() => ProbabilityView, { description, ...options });

/** Probabilities by count: place k is for k. */
export const ChancesField = (description: string): Decorated => ListField(object(() => ProbabilityView), { description });

/** A mean of an answer. */
export const MeanField = (description: string): Decorated => ObjectField(() => ExpectationView, { description });
