import { catalogue } from '../shared/texts/messages'
import { socialAccountsChinese } from './messages.zh-CN'

export const socialAccountsMessages = catalogue('socialAccounts', socialAccountsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly socialAccounts: typeof socialAccountsMessages
  }
}
