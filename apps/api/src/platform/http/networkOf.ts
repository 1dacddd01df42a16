/**
 * What one caller can be told by. Of IPv6 that is the first half: whoever has one such address has all those
 * that share it.
 *
 * @param address as `canonicalAddress` writes it
 * @param groups of 16 bits that count. Default: 4; a site has 3 in common, and anybody can have a site
 */
export function networkOf(address: string, groups: 2 | 3 | 4 = 4): string {
  if (!address.includes(':')) return address
  const [left = '', right] = address.split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right ? right.split(':') : []
  const zeros = right === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * 16}`
}

/** What a provider gives out together, such as to one customer with many addresses: /24, and of IPv6 a site. */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? networkOf(address, 3) : address.replace(/\.\d+$/, '.0/24')

/** A caller, and the networks around them that grow ever rarer: an address, its /24 and /16; of IPv6 /64, /48 and /32. */
export const networksAround = (address: string): readonly [string, string, string] =>
  address.includes(':')
    ? [networkOf(address), networkOf(address, 3), networkOf(address, 2)]
    : [address, wideNetworkOf(address), address.replace(/\.\d+\.\d+$/, '.0.0/16')]
