import { withQuery } from '../shared/host/query'
import { productParameter } from '../shared/wire/productParameter'

export const licenceRequestsRoutes = {
  /** What the company gave the person: spelt as specified. */
  ownLicences: '/comallProucctsAndSer',
  requests: '/licenceRequests',
} as const

/** Where the requests are part of; a screen of others. */
export const byProductPath = '/EmPowerAsPro'

const allocationRoute = '/depEmpowerAllocation'

/** Where seats are passed down to a department; a screen of others. */
export const allocationPath = (productId: string, department: string) =>
  withQuery(allocationRoute, { [productParameter]: productId, department })
allocationPath.route = allocationRoute

/** Where a company's orders are, of others: who is led there may buy for it. */
export const ordersPath = '/companyOrder'
