const MAPPED = '::ffff:';
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Who counts as one caller: an IPv4 address, or the network of 64 bits that an IPv6 address lies in. */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith(MAPPED)) return address.slice(MAPPED.length);
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':');
}
