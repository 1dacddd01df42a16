import { tokenErrors, tokensContract } from '@atrium/contracts/session/tokens/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import type { Api } from '../../shared/wire/bindContract'
import { asFailure, Failure } from '../../shared/wire/Failure'
import type { ProveBrowser } from './proveBrowserAt'
import type { TokenStorage } from './TokenStorage'
import { readShelf, storeTokens } from './tokenShelf'

/** `elsewhere`: a sign-in on another terminal had ended the session. `lost`: the service refused. */
export type Exchange =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'elsewhere' | 'lost' }

type RefreshApi = Pick<Api<typeof tokensContract>, 'refresh'>

/**
 * Exchanges the refresh token for the next one, unless another tab did so meanwhile. Call it under a lock
 * shared by all tabs. Without a lock, the service gives the same tokens to tabs that ask within ten seconds.
 * Only a refusal by the service ends a session. Any other failure is retried, soon enough that the service
 * repeats a lost answer.
 * @param stale the access token that the service no longer accepts
 * @throws Failure after the last failed attempt; the tokens stay
 */
export async function exchangeTokens(
  api: RefreshApi,
  storage: TokenStorage,
  proveBrowser: ProveBrowser,
  stale: string | undefined,
  clock: () => number,
): Promise<Exchange> {
  const rest = Number(storage.read(restKey)) - clock()
  // A longer wait was written by another clock.
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

/** No tab asks again before this time, in milliseconds since 1970. */
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
  // The first timeout is short: if its answer is lost, the second request still gets it repeated.
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

/** Milliseconds before the next attempts: all within the ten seconds in which the service repeats a lost answer. */
const waits = [300, 1000, 2500]

/** Milliseconds after which no further attempt starts, because people are waiting. */
const patience = 20_000

/** Milliseconds in which no tab asks, after the last attempt. */
const shortRest = 2000
const longestRest = 60_000

/** The next step of a refresh without an answer: another attempt after a delay, or a pause of all tabs. */
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
