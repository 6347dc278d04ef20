/** What an `Accept` or `Accept-Encoding` field names, in lower case, and whether it is wanted: a weight of nought refuses (RFC 9110, 12.4.2). */
export function wantedIn(field: string): ReadonlyMap<string, boolean> {
  return new Map(field.toLowerCase().split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
  }));
}
