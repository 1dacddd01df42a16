import { catalogue } from '../../shared/texts/messages'
import { mailChinese } from './messages.zh-CN'

export const mailMessages = catalogue('mail', mailChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly mail: typeof mailMessages
  }
}
