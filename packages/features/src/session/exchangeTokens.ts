import type { Api } from '../shared/client'
import { Failure } from '../shared/Failure'
import { type sessionContract, sessionErrors } from './contract'
import type { TokenStorage } from './TokenStorage'
import { readShelf, storeTokens } from './tokenShelf'

/** `elsewhere`: the session had been ended by a sign-in on another terminal. `lost`: it can't be renewed. */
export type Exchange =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'elsewhere' | 'lost' }

/**
 * Exchanges the refresh token for the next generation, unless another tab did so meanwhile. Call it under a
 * lock that all tabs share; without one, the service gives tabs that ask within ten seconds the same answer.
 *
 * @param stale the access token that the service no longer takes
 */
export async function exchangeTokens(
  { refresh }: Pick<Api<typeof sessionContract>, 'refresh'>,
  storage: TokenStorage,
  stale: string | undefined,
): Promise<Exchange> {
  const before = readShelf(storage)
  if (before.token && before.token !== stale) return { outcome: 'renewed', token: before.token }
  if (!before.refreshToken) return { outcome: 'lost' }
  try {
    const tokens = await refresh(
      {
        body: {
          accessToken: before.token ?? '',
          refreshToken: before.refreshToken,
          isWebClient: true,
          passportToken: before.passportToken ?? '',
          passportRefreshToken: before.passportRefreshToken ?? '',
        },
      },
      { timeout: 15_000 },
    )
    if (readShelf(storage).refreshToken === before.refreshToken) storeTokens(storage, tokens)
    return newest(storage, stale) ?? { outcome: 'lost' }
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    const elsewhere = thrown.code === sessionErrors.signedInElsewhere
    return newest(storage, stale) ?? { outcome: elsewhere ? 'elsewhere' : 'lost' }
  }
}

function newest(storage: TokenStorage, stale: string | undefined): Exchange | undefined {
  const { token } = readShelf(storage)
  return token && token !== stale ? { outcome: 'renewed', token } : undefined
}
