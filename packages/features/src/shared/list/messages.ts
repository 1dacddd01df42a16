import { catalogue } from '../texts/messages'
import { listChinese } from './messages.zh-CN'

export const listMessages = catalogue('shared.lists', listChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.lists': typeof listMessages
  }
}
