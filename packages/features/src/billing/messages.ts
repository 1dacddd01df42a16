import { catalogue } from '../shared/texts/messages'
import { billingChinese } from './messages.zh-CN'

export const billingMessages = catalogue('billing', billingChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly billing: typeof billingMessages
  }
}
