/** Everything a check of a model or an army can find: a closed list. New codes may be added; none changes its meaning. */
export const FINDING_CODES = [
  'points-over-limit', 'points-under-minimum', 'wrong-side', 'unique-duplicated', 'one-gandalf',
  'ring-bearer-duplicated', 'ring-bearer-not-allowed', 'unit-limit', 'companion-required', 'opponent-required',
  'option-not-available', 'option-duplicated', 'option-requires', 'option-excludes', 'option-excluded-by-army',
  'variant-required', 'variant-unknown', 'banner-limit', 'bow-limit', 'heroes-not-allowed', 'heroes-required',
  'heroes-only', 'mounted-not-allowed', 'side-mix-required', 'model-count', 'claimed-points-differ',
  'event-banned-unit', 'event-required-unit', 'event-limit',
  // beyond the first list
  'unit-not-in-scenario', 'unit-required-by-scenario', 'no-points-match', 'mount-not-allowed', 'passenger-not-allowed',
  'pickup-not-allowed', 'option-without-effect', 'points-values-differ', 'no-models',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
