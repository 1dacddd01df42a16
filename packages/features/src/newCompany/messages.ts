import { catalogue } from '../shared/texts/messages'
import { newCompanyChinese } from './messages.zh-CN'

export const newCompanyMessages = catalogue('newCompany', newCompanyChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly newCompany: typeof newCompanyMessages
  }
}
