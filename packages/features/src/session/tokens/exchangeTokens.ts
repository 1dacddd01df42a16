import { tokenErrors, tokensContract } from '@atrium/contracts/session/tokens/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import type { Api } from '../../shared/wire/bindContract'
import { asFailure, Failure } from '../../shared/wire/Failure'
import type { ProveBrowser } from './proveBrowserAt'
import type { TokenStorage } from './TokenStorage'
import { readShelf, storeTokens } from './tokenShelf'

/** `elsewhere`: the session had been ended by a sign-in on another terminal. `lost`: the service said no. */
export type Exchange =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'elsewhere' | 'lost' }

type RefreshApi = Pick<Api<typeof tokensContract>, 'refresh'>

/**
 * Exchanges the refresh token for the next generation, unless another tab did so meanwhile. Call it under a
 * lock that all tabs share; without one, the service gives tabs that ask within ten seconds the same child.
 *
 * Only a service that says no ends a session. Whatever else goes wrong is tried again, soon enough that a service
 * whose answer got lost repeats it.
 *
 * @param stale the access token that the service no longer takes
 * @throws Failure after the last try in vain; the tokens stay
 */
export async function exchangeTokens(
  api: RefreshApi,
  storage: TokenStorage,
  proveBrowser: ProveBrowser,
  stale: string | undefined,
  clock: () => number,
): Promise<Exchange> {
  const rest = Number(storage.read(restKey)) - clock()
  // More than that was written by another clock.
  if (rest > 0 && rest <= longestRest) throw new Failure('unavailable')
  const start = clock()
  for (let tried = 1; ; tried++) {
    try {
      return await exchangeOnce(api, storage, proveBrowser, stale, tried)
    } catch (thrown) {
      const failure = asFailure(thrown)
      const found = newest(storage, stale)
      if (found) return found
      if (failure.code === tokenErrors.signedInElsewhere) return { outcome: 'elsewhere' }
      if (failure.code === tokenErrors.refreshRefused || failure.kind === 'invalid')
        return { outcome: 'lost' }
      const pause = retryPause(failure, tried, clock() - start)
      if ('rest' in pause) {
        storage.write(restKey, String(clock() + pause.rest))
        throw failure.kind === 'refused' ? new Failure('unavailable', failure.message) : failure
      }
      await new Promise((resolve) => setTimeout(resolve, pause.wait))
    }
  }
}

/** Until when no tab asks again, in milliseconds since 1970. */
const restKey = 'refreshRestsUntil'

async function exchangeOnce(
  { refresh }: RefreshApi,
  storage: TokenStorage,
  proveBrowser: ProveBrowser,
  stale: string | undefined,
  tried: number,
): Promise<Exchange> {
  const before = readShelf(storage)
  if (before.token && before.token !== stale) return { outcome: 'renewed', token: before.token }
  if (!before.refreshToken) return { outcome: 'lost' }
  const body = {
    accessToken: before.token ?? '',
    refreshToken: before.refreshToken,
    isWebClient: true,
    passportToken: before.passportToken ?? '',
    passportRefreshToken: before.passportRefreshToken ?? '',
  }
  const { method, path } = tokensContract.refresh
  const proof = await proveBrowser(method, path, before.refreshToken)
  if (proof === 'keyLost') return { outcome: 'lost' }
  // The first one short: should its answer never come, the second one still gets it repeated.
  const options = {
    timeout: tried === 1 ? 5_000 : 15_000,
    ...(proof && { headers: { [browserProofHeader]: proof } }),
  }
  const tokens = await refresh({ body }, options)
  if (readShelf(storage).refreshToken === before.refreshToken) storeTokens(storage, tokens)
  return newest(storage, stale) ?? { outcome: 'lost' }
}

function newest(storage: TokenStorage, stale: string | undefined): Exchange | undefined {
  const { token } = readShelf(storage)
  return token && token !== stale ? { outcome: 'renewed', token } : undefined
}

/** Milliseconds before the next tries: all within the ten seconds in which the service repeats a lost answer. */
const waits = [300, 1000, 2500]

/** Milliseconds after which no further try begins: people wait for it. */
const patience = 20_000

/** Milliseconds of rest for all tabs after the last try. */
const shortRest = 2000
const longestRest = 60_000

/** How a refresh that got no answer goes on: after so long, or not before a rest of all tabs. */
function retryPause(
  { retryAfterSeconds = 0 }: Failure,
  tried: number,
  elapsed: number,
): { readonly wait: number } | { readonly rest: number } {
  const asked = retryAfterSeconds * 1000
  const planned = waits[tried - 1]
  const wait = Math.max(planned ?? 0, asked) * (1 + Math.random() / 4)
  if (planned !== undefined && elapsed + wait <= patience) return { wait }
  return { rest: Math.min(Math.max(asked, shortRest), longestRest) }
}
