import { mac, sameText } from '../../../platform/keys/mac'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { signToken } from '../../../platform/keys/signedTokens'
import type { TokenKind } from '../../../platform/keys/TokenClaims'
import type { Settings } from '../../../ports/Settings'

/** Everything that the tokens of one generation depend on; all of it is in the session's row. */
export interface Generation {
  readonly id: string
  readonly userId: string
  readonly generation: number
  readonly rotatedAt: Date
  readonly expiresAt: Date
  readonly createdAt: Date
  /** When the person last proved their identity; null: never since sign-ins record it. */
  readonly provenAt: Date | null
  /** The key that renews the session; null: the tokens are enough. */
  readonly browserKey: string | null
}

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly passportToken: string
  readonly passportRefreshToken: string
}

/** The four tokens of one generation: the same whenever they are issued again. None outlives the session. */
export async function issueTokens(
  keys: ServiceKeys,
  { accessTokenSeconds }: Settings,
  session: Generation,
): Promise<SessionTokens> {
  const { id: sessionId, userId, generation, rotatedAt } = session
  const endOf = (since: Date) =>
    new Date(Math.min(since.getTime() + accessTokenSeconds * 1000, session.expiresAt.getTime()))
  const claims = { userId, sessionId, generation, expiresAt: endOf(rotatedAt) }
  const passport = { ...claims, expiresAt: endOf(vouchedAt(session)) }
  const point = { sessionId, generation }
  return {
    accessToken: await signToken(keys, 'access', claims, rotatedAt),
    refreshToken: deriveRefreshToken(keys, 'access', point),
    passportToken: await signToken(keys, 'passport', passport, rotatedAt),
    passportRefreshToken: deriveRefreshToken(keys, 'passport', point),
  }
}

/** A refresh proves the person's presence only when it took their browser's key; otherwise their last proof counts. */
const vouchedAt = ({ browserKey, rotatedAt, provenAt, createdAt }: Generation): Date =>
  browserKey === null ? (provenAt ?? createdAt) : rotatedAt

/** A place in a session's chain of refreshes. */
export interface RefreshPoint {
  readonly sessionId: string
  readonly generation: number
}

/**
 * The refresh token of one generation. It is derived, so the database stores none: nobody can sign in with a copy of
 * the sessions table.
 */
export function deriveRefreshToken(keys: ServiceKeys, kind: TokenKind, point: RefreshPoint): string {
  const proof = mac(keys.derivation, ['refresh', kind, point.sessionId, point.generation])
  return `${point.sessionId}.${point.generation}.${proof}`
}

/** The position of a genuine refresh token; undefined for tokens that the service didn't derive. */
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
