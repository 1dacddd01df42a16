import { ordersOperations } from '@atrium/contracts/orders/policy'
import { implement } from '../../ports/implement'
import { cancelOrder } from './cancelOrder'
import { deleteOrder } from './deleteOrder'
import { getOrderDetails } from './getOrderDetails'
import { getInvoiceFile } from './invoiceFile'
import { listOrders } from './listOrders'
import { checkPayment } from './payment/checkPayment'
import { receivePayment } from './payment/receivePayment'
import { requestInvoice } from './requestInvoice'
import { updatePayType } from './updatePayType'

export const orderRoutes = implement(ordersOperations, {
  listOrders,
  getOrderDetails,
  cancelOrder,
  deleteOrder,
  updatePayType,
  requestInvoice,
  getInvoiceFile,
  checkPayment: { first: checkPayment },
  receivePayment: { unmanaged: receivePayment },
})
