import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import * as v from 'valibot'
import { canonicalAddress } from '../request/canonicalAddress'

/**
 * Address of the caller. Each trusted proxy appends the sender's address to X-Forwarded-For, so the last
 * address that is not a trusted proxy is the caller; anything before it is unverified.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(canonicalAddress)
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? ''
}

const nodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
})

/** The address of the connection's other end; empty in tests. */
export function socketAddress(context: Context): string {
  const bindings = v.safeParse(nodeBindings, context.env)
  return bindings.success ? (bindings.output.incoming.socket.remoteAddress ?? '') : ''
}

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
