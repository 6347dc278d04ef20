/** The object with the chosen fields only, in their order of old; the object itself for `null`. */
export function withFields<T extends object>(whole: T, fields: readonly string[] | null): Partial<T> {
  if (fields === null) return whole;
  const wanted = new Set(fields);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name))) as Partial<T>;
}
