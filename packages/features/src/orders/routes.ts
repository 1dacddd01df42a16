/** The screens of this feature, by name: a company's orders, and a person's own. */
export const ordersRoutes = {
  orders: '/companyOrder',
  order: '/comOrderDetail',
  pay: '/SalePayPage',
  /** Where one comes back to from the cashier: the same page, which shows how it went. */
  result: '/SalePayResult',
  ownOrders: '/personalOrderList',
  ownOrder: '/perOrderDetail',
  ownPay: '/perOrderPay',
} as const

const withOrder = (path: string, orderNo: string) => `${path}?orderNo=${encodeURIComponent(orderNo)}`

/** Where the orders of a company are, or without one a person's own. */
export function pathsOf(companyId: string | undefined) {
  const { orders, order, pay, ownOrders, ownOrder, ownPay } = ordersRoutes
  const isOwn = companyId === undefined
  return {
    orders: isOwn ? ownOrders : orders,
    orderPath: (orderNo: string) => withOrder(isOwn ? ownOrder : order, orderNo),
    payPath: (orderNo: string) => withOrder(isOwn ? ownPay : pay, orderNo),
  }
}
