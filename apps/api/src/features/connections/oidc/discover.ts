import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  type JWKSCacheInput,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { AddressForbidden, type OutsideFetch } from '../../../ports/OutsideFetch'
import { ConnectionFailure } from '../ConnectionProtocol'

/** In milliseconds. A changed configuration counts after that. */
const keptFor = 10 * 60_000
const mostKept = 500

interface Kept {
  readonly server: AuthorizationServer
  readonly until: number
  /** Filled by the library, which reads the keys again when it meets an unknown one. */
  readonly keys: JWKSCacheInput
}

/** By the way to the internet, so that tests don't share anything. */
const caches = new WeakMap<OutsideFetch, Map<string, Kept>>()

export interface Discovered {
  readonly server: AuthorizationServer
  readonly keys: JWKSCacheInput
}

/**
 * The configuration of an OpenID Connect provider. It must name exactly this issuer.
 *
 * @param isFresh whether it is read again even if it is known. Default: no
 * @throws ConnectionFailure
 * @throws AddressForbidden
 */
export async function discover(outside: OutsideFetch, issuer: string, isFresh = false): Promise<Discovered> {
  const cache = caches.get(outside) ?? new Map<string, Kept>()
  caches.set(outside, cache)
  const known = cache.get(issuer)
  if (known && !isFresh && known.until > Date.now()) return known
  const server = await read(outside, issuer)
  if (cache.size >= mostKept) cache.clear()
  const found = { server, until: Date.now() + keptFor, keys: {} }
  cache.set(issuer, found)
  return found
}

/** For the library, whose requests the guard checks. */
export const requestsBy = (outside: OutsideFetch) => ({
  [customFetch]: (address: string, request: object) => outside(address, request),
  // The guard decides about addresses without TLS.
  [allowInsecureRequests]: true,
})

async function read(outside: OutsideFetch, issuer: string): Promise<AuthorizationServer> {
  const address = new URL(issuer)
  const response = await discoveryRequest(address, { algorithm: 'oidc', ...requestsBy(outside) }).catch(
    (error: unknown) => {
      if (error instanceof AddressForbidden) throw error
      throw new ConnectionFailure('unreachable', nameOf(error))
    },
  )
  if (response.status >= 500) throw new ConnectionFailure('unreachable', `HTTP ${response.status}`)
  if (response.status !== 200) throw new ConnectionFailure('refused', `HTTP ${response.status}`)
  const server = await processDiscoveryResponse(address, response).catch((error: unknown) => {
    throw new ConnectionFailure('refused', nameOf(error))
  })
  // The library compares addresses, which differ less than names.
  if (server.issuer !== issuer) throw new ConnectionFailure('refused', `it calls itself ${server.issuer}`)
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
    if (!isWebAddress(server[name])) throw new ConnectionFailure('refused', `no ${name}`)
  return server
}

const isWebAddress = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

const nameOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'unknown')
