import { bindContract } from '../shared/wire/bindContract'
import { type ClientOptions, createClient, type TokenSource } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { tokensContract } from './tokens/contract'

/** Tells the service that the session is over. Not reaching it changes nothing: the tokens are thrown away. */
export async function endSession(
  options: Pick<ClientOptions, 'baseUrl' | 'fetch'>,
  tokens: TokenSource,
): Promise<void> {
  try {
    const { signOut } = bindContract(tokensContract, createClient({ ...options, tokens }))
    await signOut({}, { timeout: 5000 })
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
  }
}
