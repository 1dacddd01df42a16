import { pagePaths } from '@atrium/contracts/paths'

const withOrder = (path: string, orderNo: string) => `${path}?orderNo=${encodeURIComponent(orderNo)}`

/** The pages for the orders of a company or, without one, of a person. */
export function pathsOf(companyId: string | undefined) {
  const {
    companyOrders: orders,
    companyOrder: order,
    payCompanyOrder: pay,
    ownOrders,
    ownOrder,
    payOwnOrder: ownPay,
  } = pagePaths
  const isOwn = companyId === undefined
  return {
    orders: isOwn ? ownOrders : orders,
    orderPath: (orderNo: string) => withOrder(isOwn ? ownOrder : order, orderNo),
    payPath: (orderNo: string) => withOrder(isOwn ? ownPay : pay, orderNo),
  }
}
