import { catalogue } from '../../shared/texts/messages'
import { overviewChinese } from './messages.zh-CN'

export const overviewMessages = catalogue('overview', overviewChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly overview: typeof overviewMessages
  }
}
