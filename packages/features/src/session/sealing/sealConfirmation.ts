import type { tokensContract } from '@atrium/contracts/session/tokens/contract'
import type { bindContract } from '../../shared/wire/bindContract'
import type { SealedPassword } from '../Session'
import { loadSealing } from './loadSealing'

type TokensApi = ReturnType<typeof bindContract<typeof tokensContract>>

/** Seals the person's password with a new key of the service, as a proof of presence that is valid for one call. */
export async function sealConfirmation(
  api: Pick<TokensApi, 'getPublicKey'>,
  password: string,
): Promise<SealedPassword> {
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({})])
  return { keyId: key.keyId, password: await sealPassword(key, 'confirmation', password) }
}
