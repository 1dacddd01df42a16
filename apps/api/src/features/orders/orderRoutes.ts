import { ordersOperations } from '@atrium/contracts/orders/policy'
import { implement } from '../../ports/implement'
import { cancelOrder, deleteOrder } from './cancelOrder'
import { getOrderDetails } from './getOrderDetails'
import { getInvoiceFile } from './invoices/invoiceFile'
import { requestInvoice } from './invoices/requestInvoice'
import { listOrders } from './listOrders'
import { checkPayment } from './payment/checkPayment'
import { receivePayment } from './payment/receivePayment'
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
