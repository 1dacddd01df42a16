import { catalogue } from '../../shared/texts/messages'
import { companyRegistrationChinese } from './messages.zh-CN'

export const companyRegistrationMessages = catalogue('companyRegistration', companyRegistrationChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly companyRegistration: typeof companyRegistrationMessages
  }
}
