import { ordersEnglish, ownOrdersEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  orders: ordersEnglish,
  ownOrders: ownOrdersEnglish,
}
