import { catalogue } from '../shared/texts/messages'
import { secondStepChinese } from './messages.zh-CN'

export const secondStepMessages = catalogue('secondStep', secondStepChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly secondStep: typeof secondStepMessages
  }
}
