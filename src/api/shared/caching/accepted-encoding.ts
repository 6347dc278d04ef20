/** How a representation is packed on the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best packing that an `Accept-Encoding` field allows: Brotli before gzip before none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    (parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? refused : accepted).add(name);
  }
  const allows = (name: string): boolean => !refused.has(name) && (accepted.has(name) || accepted.has('*'));
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}
