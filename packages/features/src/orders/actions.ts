import { actionAtom } from '../shared/request/actionAtom'
import { makeStaleAtom } from '../shared/request/stale'
import { ordersApiAtom, type PayType } from './api'
import { orderAtom } from './atoms'

const stale = ['orders', 'order', 'history'] as const

/** The order is reloaded either way: it may have been paid meanwhile. */
export const cancelOrderAction = actionAtom({
  run: (get, _set, orderNo: string) => get(ordersApiAtom).cancelOrder({ params: { orderNo } }),
  stale,
})

/** Requests for the order itself are left alone: they would only fail. */
export const removeOrderAction = actionAtom({
  run: (get, _set, orderNo: string) => get(ordersApiAtom).deleteOrder({ params: { orderNo } }),
  stale: ['orders', 'history'],
  staleOnFailure: stale,
})

interface PayChoice {
  readonly orderNo: string
  readonly payType: PayType
}

/** Returns the address of the cashier; refused if it was paid or closed meanwhile. */
export const choosePaymentAction = actionAtom({
  run: (get, _set, { orderNo, payType }: PayChoice) =>
    get(ordersApiAtom).updatePayType({ params: { orderNo, payType } }),
  stale,
})

interface InvoiceWish {
  readonly orderNo: string
  readonly titleId: string
  readonly mailingId: string | null
  readonly invoiceRemark: string
}

/** A refusal may mean that it already has one. */
export const requestInvoiceAction = actionAtom({
  run: (get, _set, body: InvoiceWish) => get(ordersApiAtom).requestInvoice({ body }),
  stale: ['order', 'history'],
  staleOnFailure: ['order', 'invoiceTitles', 'invoiceAddresses'],
})

/** Resolves to the invoice as a file. */
export const downloadInvoiceAction = actionAtom({
  run: (get, _set, orderNo: string) => get(ordersApiAtom).getInvoiceFile({ params: { orderNo } }),
  stale: [],
  staleOnFailure: ['order'],
})

/** Asks the payment provider for the order's state. */
export const checkPaymentAction = actionAtom({
  async run(get, set, orderNo: string) {
    const { status } = await get(ordersApiAtom).checkPayment({ params: { orderNo } })
    const shown = get(orderAtom)
    const isNews = shown.state === 'ready' && shown.value.status !== status
    if (isNews) set(makeStaleAtom, [...stale, 'products'])
    return status
  },
  stale: [],
})
