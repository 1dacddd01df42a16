import { catalogue } from '../texts/messages'

/** Texts around a code by SMS or mail. */
export const codeMessages = catalogue(
  'codes',
  {
    code: '验证码',
    getCode: '获取验证码',
    getCodeAgain: '重新获取',
    getCodeIn: (seconds: number) => `${seconds}秒后重新获取`,
    codeSent: (recipient: string) => `验证码已发送至${recipient}，10分钟内有效`,
    codeRequired: '请输入验证码',
    codeLength: '长度在 4 到 8 个字符',
    phoneRequired: '手机号不能为空',
    phoneWrong: '请输入正确的手机号',
    tooSoon: '验证码已发送，请稍后再获取',
    tooManyToday: '今日获取验证码次数已达上限，请明天再试',
    wrong: '验证码错误，请重新输入',
    late: '验证码已失效，请重新获取',
    tooManyTries: '验证码错误次数过多，请重新获取',
    proofRequired: '获取验证码次数较多，请完成验证后再获取',
    proofWrong: '验证未通过，请重新验证',
    budgetSpent: '验证码发送量已达上限，请一小时后再试',
    shareSpent: '您所在的网络获取验证码过多，请一小时后再试',
  },
  {
    code: 'Code',
    getCode: 'Send code',
    getCodeAgain: 'Send again',
    getCodeIn: (seconds) => `Send again in ${seconds} s`,
    codeSent: (recipient) => `A code was sent to ${recipient}. It is valid for 10 minutes.`,
    codeRequired: 'Please enter the code',
    codeLength: 'A code has 4 to 8 characters',
    phoneRequired: 'Please enter a mobile number',
    phoneWrong: 'Please enter a correct mobile number',
    tooSoon: 'A code was just sent. Please wait a moment.',
    tooManyToday: 'No more codes can be sent today. Please try again tomorrow.',
    wrong: 'The code is wrong. Please enter it again.',
    late: 'The code is no longer valid. Please request a new one.',
    tooManyTries: 'Too many wrong codes. Please request a new one.',
    proofRequired: 'Many codes were requested from here. Please complete the check, then request one again.',
    proofWrong: 'The check did not pass. Please try another one.',
    budgetSpent: 'No more codes can be sent right now. Please try again in an hour.',
    shareSpent: 'Too many codes were requested from your network. Please try again in an hour.',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly codes: typeof codeMessages
  }
}
