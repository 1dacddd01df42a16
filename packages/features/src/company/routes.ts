import { withQuery } from '../shared/host/query'
import { productParameter } from '../shared/wire/productParameter'
import { type ProductType, productTypes } from '../shared/wire/words'

/** Where this feature's screens are, and the places it leads to. */
export const companyRoutes = {
  home: '/CompanyMainPage',
  information: '/companyInfo',
  detail: '/companyInfoDetail',
  submitted: '/companyRouteCallback',
  resetPassword: '/CompanySetPassword',
  security: '/securityCenter',
  /** What was done in the company; a screen of others. */
  history: '/companyHistory',
  /** What waits is done on screens of others. */
  products: '/EmPowerAsPro',
  product: '/manageAsPro',
  /** All of the company's products, for everybody in it. */
  ownProducts: '/allProucctsAndSer',
  /** What the person has of them, and may ask for. */
  ownLicences: '/comallProucctsAndSer',
  orders: '/companyOrder',
  pay: '/SalePayPage',
  members: '/comMbManage',
  applications: '/seeMemberApply',
  requests: '/licenceRequests',
  invitations: '/seeInviteHis',
} as const

export const payPath = (orderNo: string): string => withQuery(companyRoutes.pay, { orderNo })

/** The invitations that nobody answered yet. */
export const openInvitationsPath = withQuery(companyRoutes.invitations, {
  inviteStatus: 'awaitingRegistration',
})

/** The holders of a product's licences. */
export const holdersPath = (productId: string, productType: ProductType): string =>
  withQuery(companyRoutes.product, { [productParameter]: productId, productType: productTypes[productType] })

/** The orders that were not paid, or whose payment failed. */
export const ordersPath = (kind: 'failed' | 'unpaid'): string =>
  withQuery(companyRoutes.orders, { status: kind === 'failed' ? 'paymentFailed' : 'awaitingPayment' })

/** The products that are over, those with the fewest seats left first, and those that end first. */
export const endedPath = withQuery(companyRoutes.products, { status: 'expired' })
export const fullPath = withQuery(companyRoutes.products, { orderName: 3, isOrderDesc: 'false' })
export const endingPath = withQuery(companyRoutes.products, {
  status: 'normal',
  orderName: 2,
  isOrderDesc: 'false',
})

/** The list of products, where one stands with what can be done about its end. */
export const productPath = (name: string): string => withQuery(companyRoutes.products, { search: name })
