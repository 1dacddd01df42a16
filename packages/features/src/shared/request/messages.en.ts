import type { English } from '../texts/messages'
import type { secondStepWantedChinese } from './messages.zh-CN'

export const secondStepWantedEnglish: English<typeof secondStepWantedChinese> = {
  title: 'Turn on two-step sign-in first',
  text: 'The company requires it of its administrators. Once it’s on, you can manage the company again. Everything open to ordinary members still works.',
  turnOn: 'Turn on two-step sign-in',
  companyTitle: 'Sign in with your company',
  goOn: 'Continue',
}
