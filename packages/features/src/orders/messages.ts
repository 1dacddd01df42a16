import { catalogue } from '../shared/texts/messages'
import { ordersChinese, ownOrdersChinese } from './messages.zh-CN'

export const ordersMessages = catalogue('orders', ordersChinese)
export const ownOrdersMessages = catalogue('ownOrders', ownOrdersChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly orders: typeof ordersMessages
    readonly ownOrders: typeof ownOrdersMessages
  }
}
