import { catalogue } from '../shared/texts/messages'
import { borrowingChinese } from './messages.zh-CN'

export const borrowingMessages = catalogue('borrowing', borrowingChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly borrowing: typeof borrowingMessages
  }
}
