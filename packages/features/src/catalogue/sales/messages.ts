import { catalogue } from '../../shared/texts/messages'
import { salesChinese } from './messages.zh-CN'

export const salesMessages = catalogue('sales', salesChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly sales: typeof salesMessages
  }
}
