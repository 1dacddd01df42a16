import { catalogue } from '../../shared/texts/messages'
import { takingChinese } from './messages.zh-CN'

export const takingMessages = catalogue('taking', takingChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly taking: typeof takingMessages
  }
}
