import type { FieldSpec, ValueSpec } from './field-spec.js';

/** The description of a field with the limits that are enforced on it. */
export function describe(field: FieldSpec): string {
  const limits = limitsOf(field.value);
  return limits === '' ? field.description : `${field.description} ${limits}`;
}

function limitsOf(value: ValueSpec): string {
  switch (value.kind) {
    case 'choice': return `One of: ${value.words.join(', ')}.`;
    case 'list': return [itemCount(value.min, value.max), limitsOf(value.items)].filter((part) => part !== '').join(' ');
    default: return '';
  }
}

function itemCount(min: number, max: number | null): string {
  if (max === null) return '';
  return min === 0 ? `At most ${max} items.` : `${min} to ${max} items.`;
}
