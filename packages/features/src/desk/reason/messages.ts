import { catalogue } from '../../shared/texts/messages'
import { reasonChinese } from './messages.zh-CN'

export const reasonMessages = catalogue('desk.reason', reasonChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.reason': typeof reasonMessages
  }
}
