import { catalogue } from '../shared/texts/messages'
import { companyChinese } from './messages.zh-CN'

export const companyMessages = catalogue('company', companyChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly company: typeof companyMessages
  }
}
