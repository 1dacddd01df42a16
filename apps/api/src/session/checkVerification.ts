import { sessionErrors, type Verification } from '@atrium/features/session/contract'
import type { Connection } from '../database/Connection'
import { Refusal } from '../service/Refusal'
import { spendChallenge } from './challenges'
import { readAnswer } from './imageCaptcha'
import type { ServiceKeys } from './serviceKeys'
import { isWorkDone, workDifficulty } from './workChallenge'

/**
 * Whether a verification came along; a wrong or used one is refused at once, so that nobody mistakes it for a
 * wrong password.
 */
export async function checkVerification(
  db: Connection,
  keys: ServiceKeys,
  verification: Verification | undefined,
  now: Date,
): Promise<boolean> {
  if (!verification) return false
  const right =
    verification.kind === 'image'
      ? await spendChallenge(db, keys, 'image', readAnswer(verification.code), verification.captchaId, now)
      : isWorkDone(verification.challengeId, verification.nonce) &&
        (await spendChallenge(db, keys, 'work', String(workDifficulty), verification.challengeId, now))
  if (right === 'right') return true
  throw right === 'late'
    ? new Refusal(sessionErrors.verificationWrong, '验证码已失效，请重新验证')
    : new Refusal(sessionErrors.verificationWrong, '验证码错误，请重新输入')
}
