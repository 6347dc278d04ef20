import { wantedIn } from '../../../platform/http/header-fields.js';

/** How a representation is packed on the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best packing that an `Accept-Encoding` field allows: Brotli before gzip before none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const wanted = wantedIn(header);
  const allows = (name: Encoding): boolean => wanted.get(name) ?? wanted.get('*') ?? false;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}
