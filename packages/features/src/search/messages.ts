import { catalogue } from '../shared/texts/messages'
import { entryChinese, searchChinese } from './messages.zh-CN'

export const entryMessages = catalogue('searchEntry', entryChinese)
export const searchMessages = catalogue('search', searchChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly searchEntry: typeof entryMessages
    readonly search: typeof searchMessages
  }
}
