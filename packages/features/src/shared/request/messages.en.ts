import type { English } from '../texts/messages'
import type { secondStepWantedChinese } from './messages.zh-CN'

export const secondStepWantedEnglish: English<typeof secondStepWantedChinese> = {
  title: 'Turn on two-step sign-in first',
  text: 'The company wants its administrators to have it. Administration is open to you again once you do; what every member may do is so already.',
  turnOn: 'Turn on two-step sign-in',
}
