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
}
