import { sessionErrors } from '@atrium/features/session/contract'
import { type PasswordWeakness, passwordWeakness } from '@atrium/features/session/password/contract'
import { Refusal } from '../../platform/refusal/Refusal'
import { isCommonPassword } from './isCommonPassword'

/** @throws Refusal `weakPassword` or `commonPassword` */
export function requireGoodPassword(password: string, account: string): void {
  const weakness = passwordWeakness(password, account)
  if (weakness) throw new Refusal(sessionErrors.weakPassword, weaknessTexts[weakness])
  if (isCommonPassword(password)) {
    throw new Refusal(sessionErrors.commonPassword, '这个密码太常见，容易被猜到，请换一个')
  }
}

const weaknessTexts: Record<PasswordWeakness, string> = {
  tooShort: '密码至少8位',
  tooLong: '密码最多128位',
  containsAccount: '密码不能包含账号',
}
