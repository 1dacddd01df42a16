import { canonicalAddress } from './canonicalAddress'

/**
 * Address of the caller. Each trusted proxy appends whom it heard from to X-Forwarded-For, so the last
 * address that is no trusted proxy is the caller; anything further left is only claimed.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(canonicalAddress)
  const trusted = trustedProxies.map(canonicalAddress)
  return hops.findLast((hop) => !trusted.includes(hop)) ?? hops[0] ?? ''
}
