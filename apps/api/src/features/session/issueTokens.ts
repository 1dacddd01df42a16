import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { signToken } from '../../platform/keys/signedTokens'
import type { Settings } from '../../ports/Settings'
import { deriveRefreshToken } from './refreshTokens'

/** What the tokens of one generation depend on; all of it stands in the session's row. */
export interface Generation {
  readonly id: string
  readonly userId: string
  readonly generation: number
  readonly rotatedAt: Date
  readonly expiresAt: Date
}

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly passportToken: string
  readonly passportRefreshToken: string
}

/** The four tokens of one generation: equal whenever asked again. None outlives the session. */
export async function issueTokens(
  keys: ServiceKeys,
  { accessTokenSeconds }: Settings,
  session: Generation,
): Promise<SessionTokens> {
  const { id: sessionId, userId, generation, rotatedAt } = session
  const ends = Math.min(rotatedAt.getTime() + accessTokenSeconds * 1000, session.expiresAt.getTime())
  const claims = { userId, sessionId, generation, expiresAt: new Date(ends) }
  const point = { sessionId, generation }
  return {
    accessToken: await signToken(keys, 'access', claims, rotatedAt),
    refreshToken: deriveRefreshToken(keys, 'access', point),
    passportToken: await signToken(keys, 'passport', claims, rotatedAt),
    passportRefreshToken: deriveRefreshToken(keys, 'passport', point),
  }
}
