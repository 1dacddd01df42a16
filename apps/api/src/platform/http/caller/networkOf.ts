/**
 * The network that identifies one caller. For IPv6 that is the first half, because the owner of one such
 * address has all of them.
 *
 * @param address as `canonicalAddress` writes it
 * @param groups of 16 bits that count. Default: 4; a site has 3, and anybody can have a site
 */
export function networkOf(address: string, groups: 2 | 3 | 4 = 4): string {
  if (!address.includes(':')) return address
  const [left = '', right] = address.split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right ? right.split(':') : []
  const zeros = right === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * 16}`
}

/** The network that a provider assigns together, for example to one customer: /24, and for IPv6 a site. */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? networkOf(address, 3) : address.replace(/\.\d+$/, '.0/24')

/** A caller's networks, from small to large: the address, its /24 and /16; for IPv6 /64, /48 and /32. */
export const networksAround = (address: string): readonly [string, string, string] =>
  address.includes(':')
    ? [networkOf(address), networkOf(address, 3), networkOf(address, 2)]
    : [address, wideNetworkOf(address), address.replace(/\.\d+\.\d+$/, '.0.0/16')]
