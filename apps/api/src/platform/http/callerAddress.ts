import { canonicalAddress } from './canonicalAddress'
import type { TrustedProxies } from './trustedProxies'

/**
 * Address of the caller. Each trusted proxy appends whom it heard from to X-Forwarded-For, so the last
 * address that is no trusted proxy is the caller; anything further left is only claimed.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(canonicalAddress)
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? ''
}
