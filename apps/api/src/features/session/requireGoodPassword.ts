import { sessionErrors } from '@atrium/contracts/session/contract'
import { type PasswordWeakness, passwordWeakness } from '@atrium/contracts/session/password/contract'
import { Refusal } from '../../platform/refusal/Refusal'
import { guessedBy } from './guessing'

/**
 * @param words of the person, which a password may not be made of
 * @throws Refusal `weakPassword`, `commonPassword` or `personalPassword`
 */
export async function requireGoodPassword(
  password: string,
  account: string,
  words: readonly string[],
): Promise<void> {
  const weakness = passwordWeakness(password, account)
  if (weakness) throw new Refusal(sessionErrors.weakPassword, weaknessTexts[weakness])
  const guess = await guessedBy(password, words)
  if (guess === 'common') {
    throw new Refusal(sessionErrors.commonPassword, '这个密码太常见，容易被猜到，请换一个')
  }
  if (guess === 'personal') {
    throw new Refusal(
      sessionErrors.personalPassword,
      '密码由您的姓名、手机号或企业名称等组成，容易被猜到，请换一个',
    )
  }
}

const weaknessTexts: Record<PasswordWeakness, string> = {
  tooShort: '密码至少8位',
  tooLong: '密码最多128位',
  containsAccount: '密码不能包含账号',
}
