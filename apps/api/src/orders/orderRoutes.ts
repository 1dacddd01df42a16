import { ordersContract } from '@atrium/features/orders/contract'
import { checkPayment, receivePayment } from '../payment'
import { implement } from '../service/implement'
import { cancelOrder } from './cancelOrder'
import { deleteOrder } from './deleteOrder'
import { getOrderDetails } from './getOrderDetails'
import { listOrders } from './listOrders'
import { updatePayType } from './updatePayType'

export const orderRoutes = implement(ordersContract, {
  listOrders,
  getOrderDetails,
  cancelOrder,
  deleteOrder,
  updatePayType,
  checkPayment: { first: checkPayment },
  receivePayment: { unmanaged: receivePayment },
})
