import { catalogue } from '../../shared/texts/messages'
import { frameChinese } from './messages.zh-CN'

export const frameMessages = catalogue('desk.frame', frameChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.frame': typeof frameMessages
  }
}
