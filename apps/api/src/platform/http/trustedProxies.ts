import { BlockList, isIP } from 'node:net'
import { canonicalAddress } from './canonicalAddress'

/** Whether an address, as `canonicalAddress` writes it, is a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

/**
 * Proxies by address or CIDR network, such as `10.0.0.0/8` or `2001:db8::/32`.
 *
 * @returns undefined if one of them is neither
 */
export function trustedProxies(written: readonly string[]): TrustedProxies | undefined {
  const known = new BlockList()
  for (const one of written) {
    const [host = '', prefix, ...more] = one.split('/')
    const address = canonicalAddress(host)
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (more.length > 0 || bits < 0 || length < 0 || length > bits) return undefined
    known.addSubnet(address, length, family(address))
  }
  return (address) => isIP(address) !== 0 && known.check(address, family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
