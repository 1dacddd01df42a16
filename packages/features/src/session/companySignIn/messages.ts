import { catalogue } from '../../shared/texts/messages'
import { companySignInChinese } from './messages.zh-CN'

export const companySignInMessages = catalogue('companySignIn', companySignInChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly companySignIn: typeof companySignInMessages
  }
}
