import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import type { TokenKind } from '../../platform/keys/TokenClaims'

/** A place in a session's chain of refreshes. */
export interface RefreshPoint {
  readonly sessionId: string
  readonly generation: number
}

/** The refresh token of one generation. It is derived, so the database holds none: a copy of the sessions table signs nobody in. */
export function deriveRefreshToken(keys: ServiceKeys, kind: TokenKind, point: RefreshPoint): string {
  const proof = mac(keys.derivation, ['refresh', kind, point.sessionId, point.generation])
  return `${point.sessionId}.${point.generation}.${proof}`
}

/** Where a genuine refresh token stands; undefined for anything the service didn't derive. */
export function readRefreshToken(
  keys: ServiceKeys,
  kind: TokenKind,
  token: string,
): RefreshPoint | undefined {
  const match = /^([\w-]{1,64})\.([1-9]\d{0,8})\.[\w-]{43}$/.exec(token)
  if (!match?.[1]) return undefined
  const point = { sessionId: match[1], generation: Number(match[2]) }
  return sameText(token, deriveRefreshToken(keys, kind, point)) ? point : undefined
}
