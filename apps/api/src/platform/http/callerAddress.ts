import { canonicalAddress } from './canonicalAddress'
import type { TrustedProxies } from './trustedProxies'

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
