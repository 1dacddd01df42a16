import { withPolicy } from '../wire/policy'
import { ordersContract } from './contract'

export const ordersOperations = withPolicy(ordersContract, {
  listOrders: {
    summary:
      'Lists orders of the company, or of the caller if no company is named, newest first. `searchCondition`: part of an order number or product name.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  getOrderDetails: {
    summary: 'Returns one order.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  requestInvoice: {
    summary:
      'Requests an invoice for an open or paid order that has none. The order keeps a copy of the title and address.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  getInvoiceFile: {
    summary: 'Returns the order’s invoice as the vendor sent it, a PDF or OFD.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  cancelOrder: {
    summary: 'Closes an unpaid order (NOTPAY, PAYERROR). Later payments are refunded.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteOrder: {
    summary: 'Removes a finished order (CLOSED, COMPLETED) from the list.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  updatePayType: {
    summary: 'Chooses the payment method of an order (NOTPAY, PAYERROR), and returns the cashier’s address.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  checkPayment: {
    summary: 'Asks the payment provider for the state of an order’s payments, in case a callback was lost.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  receivePayment: {
    summary:
      'For the payment provider: reports a payment’s result. Signed. Repeating a report changes nothing.',
  },
})
