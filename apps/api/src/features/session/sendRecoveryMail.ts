import type { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { sendCode } from '../../platform/codes'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { checkVerification } from './checkVerification'

type SendMail = typeof recoveryOperations.sendRecoveryMail

/** As codes to mobiles: it goes to whatever address was typed, so that nothing tells who has an account. */
export async function sendRecoveryMail(call: UnmanagedCall<SendMail>) {
  const { ports, address, codeChallenge: asker, body, language, now } = call
  const proven = await checkVerification(call, body.verification)
  return ({ db, audit }: Call<SendMail>) => {
    const purpose = 'recoverByMail'
    audit({ purpose })
    return sendCode(db, { ports, purpose, to: body.email, asker, language, address, by: { proven }, now })
  }
}
