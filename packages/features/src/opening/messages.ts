import { catalogue } from '../shared/texts/messages'
import { openingChinese } from './messages.zh-CN'

export const openingMessages = catalogue('opening', openingChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly opening: typeof openingMessages
  }
}
