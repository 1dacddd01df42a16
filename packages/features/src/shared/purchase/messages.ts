import { catalogue } from '../texts/messages'
import { purchaseChinese } from './messages.zh-CN'

export const purchaseMessages = catalogue('purchase', purchaseChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly purchase: typeof purchaseMessages
  }
}
