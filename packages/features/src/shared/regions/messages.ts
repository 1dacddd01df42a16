import { catalogue } from '../texts/messages'
import { regionChinese } from './messages.zh-CN'

export const regionMessages = catalogue('regions', regionChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly regions: typeof regionMessages
  }
}
