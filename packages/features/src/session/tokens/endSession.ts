import { tokensContract } from '@atrium/contracts/session/tokens/contract'
import { bindContract } from '../../shared/wire/bindContract'
import { type Client, type ClientOptions, createClient, type TokenSource } from '../../shared/wire/client'
import { Failure } from '../../shared/wire/Failure'

/** Tells the service that a session is over. */
export type EndCall = (client: Client) => Promise<unknown>

/** Resolves to whether the service knows. If it can't be reached, the tokens are still discarded. */
export async function endSession(
  options: Pick<ClientOptions, 'baseUrl' | 'fetch'>,
  tokens: TokenSource,
  end: EndCall = logOut,
): Promise<boolean> {
  try {
    await end(createClient({ ...options, tokens }))
    return true
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    // It had already ended.
    return thrown.kind === 'unauthenticated'
  }
}

const logOut: EndCall = (client) => bindContract(tokensContract, client).signOut({}, { timeout: 5000 })
