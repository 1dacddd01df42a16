/** The screens of this feature, by name. */
export const ordersRoutes = {
  orders: '/companyOrder',
  order: '/comOrderDetail',
  pay: '/SalePayPage',
} as const

const withOrder = (path: string, orderNo: string) => `${path}?orderNo=${encodeURIComponent(orderNo)}`

export const orderPath = (orderNo: string) => withOrder(ordersRoutes.order, orderNo)
export const payPath = (orderNo: string) => withOrder(ordersRoutes.pay, orderNo)
