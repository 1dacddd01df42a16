import ipaddr from 'ipaddr.js'

/** Global unicast addresses of IPv6. */
const global = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the internet: neither private, shared by a carrier, link-local, looped back,
 * multicast nor reserved, and no IPv6 form of an IPv4 address, which could hide one of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(global)
}
