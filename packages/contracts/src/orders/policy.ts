import { withPolicy } from '../wire/policy'
import { ordersContract } from './contract'

export const ordersOperations = withPolicy(ordersContract, {
  listOrders: {
    summary:
      'Orders of the company, or without one the caller’s own, newest first. `searchCondition`: part of an order number or product name.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  getOrderDetails: {
    summary: 'One order.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  requestInvoice: {
    summary:
      'Asks for an invoice for an order that has none and isn’t closed. The order keeps it as the title and the address say now.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  getInvoiceFile: {
    summary: 'The invoice of an order as the vendor sent it: a PDF or OFD.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  cancelOrder: {
    summary: 'Closes an order that is not paid (NOTPAY, PAYERROR). Money that arrives later is given back.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteOrder: {
    summary: 'Takes an order that is over (CLOSED, COMPLETED) off the list.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  updatePayType: {
    summary: 'Chooses how to pay an order (NOTPAY, PAYERROR) and returns the address of the cashier for it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  checkPayment: {
    summary: 'Asks the payment provider how the payments of an order went, in case its callback was lost.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  receivePayment: {
    summary:
      'For the payment provider only: how a payment went. Signed; the same news twice changes nothing the second time.',
  },
})
