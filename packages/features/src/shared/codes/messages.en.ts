import type { English } from '../texts/messages'
import type { codeChinese } from './messages.zh-CN'

export const codeEnglish: English<typeof codeChinese> = {
  code: 'Code',
  getCode: 'Send code',
  getCodeAgain: 'Send again',
  getCodeIn: (seconds) => `Send again in ${seconds} s`,
  codeSent: (recipient) => `Code sent to ${recipient}. It’s valid for 10 minutes.`,
  codeRequired: 'Please enter the code',
  codeLength: 'A code has 4 to 8 characters',
  phoneRequired: 'Please enter a mobile number',
  phoneWrong: 'Please enter a valid mobile number',
  tooSoon: 'A code was just sent. Please wait a moment.',
  tooManyToday: 'No more codes can be sent today. Please try again tomorrow.',
  wrong: 'The code is wrong. Please enter it again.',
  late: 'The code is no longer valid. Please request a new one.',
  tooManyTries: 'Too many wrong codes. Please request a new one.',
  proofRequired: 'Many codes were requested from here. Please complete the check, then request one again.',
  proofWrong: 'The check did not pass. Please try another one.',
  budgetSpent: 'No more codes can be sent right now. Please try again in an hour.',
  shareSpent: 'Too many codes were requested from your network. Please try again in an hour.',
}
