import { defineRefusals } from '../../wire/refusals'
import { codeErrors as codes } from './contract'

/** Refusals about codes that are sent. */
export const codeRefusals = defineRefusals({
  /** `retryAfterSeconds`: for the page's countdown. */
  tooSoon: ({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) => ({
    code: codes.tooSoon,
    status: 429,
    data: { retryAfterSeconds },
    chinese: '验证码已发送，请稍后再获取',
    english: 'A code was just sent. Please wait a moment.',
  }),
  tooManyToday: {
    code: codes.tooManyToday,
    status: 429,
    chinese: '今日获取验证码次数已达上限，请明天再试',
    english: 'No more codes can be sent today. Please try again tomorrow.',
  },
  proofRequired: {
    code: codes.proofRequired,
    status: 429,
    chinese: '获取验证码次数较多，请完成验证后再获取',
    english: 'Many codes were requested from here. Please complete the check, then request one again.',
  },
  budgetSpent: {
    code: codes.budgetSpent,
    status: 429,
    chinese: '验证码发送量已达上限，请一小时后再试',
    english: 'No more codes can be sent right now. Please try again in an hour.',
  },
  shareSpent: {
    code: codes.shareSpent,
    status: 429,
    chinese: '您所在的网络获取验证码过多，请一小时后再试',
    english: 'Too many codes were requested from your network. Please try again in an hour.',
  },
  wrong: {
    code: codes.wrong,
    chinese: '验证码错误，请重新输入',
    english: 'The code is wrong. Please enter it again.',
  },
  late: {
    code: codes.late,
    chinese: '验证码已失效，请重新获取',
    english: 'The code is no longer valid. Please request a new one.',
  },
  tooManyTries: {
    code: codes.tooManyTries,
    chinese: '验证码错误次数过多，请重新获取',
    english: 'Too many wrong codes. Please request a new one.',
  },
})
