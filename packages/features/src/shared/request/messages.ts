import { catalogue } from '../texts/messages'
import { secondStepWantedChinese } from './messages.zh-CN'

export const secondStepWantedMessages = catalogue('shared.secondStepWanted', secondStepWantedChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.secondStepWanted': typeof secondStepWantedMessages
  }
}
