import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { Refusal } from '../refusal/Refusal'

export const refusals = {
  tooSoon: (retryAfterSeconds: number) =>
    new Refusal(codeErrors.tooSoon, `验证码已发送，请${retryAfterSeconds}秒后再获取`, 429, {
      retryAfterSeconds,
    }),
  tooManyToday: () => new Refusal(codeErrors.tooManyToday, '今日获取验证码次数已达上限，请明天再试', 429),
  proofRequired: () => new Refusal(codeErrors.proofRequired, '获取验证码次数较多，请完成验证后再获取', 429),
  budgetSpent: () => new Refusal(codeErrors.budgetSpent, '验证码发送量已达上限，请一小时后再试', 429),
  shareSpent: () => new Refusal(codeErrors.shareSpent, '您所在的网络获取验证码过多，请一小时后再试', 429),
  wrong: () => new Refusal(codeErrors.wrong, '验证码错误，请重新输入'),
  late: () => new Refusal(codeErrors.late, '验证码已失效，请重新获取'),
  tooManyTries: () => new Refusal(codeErrors.tooManyTries, '验证码错误次数过多，请重新获取'),
}
