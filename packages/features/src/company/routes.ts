import { paths } from '@atrium/contracts/paths'
import { productParameter } from '../shared/wire/productParameter'
import { type ProductType, productTypes } from '../shared/wire/words'

export const payPath = (orderNo: string): string => paths.payCompanyOrder({ orderNo })

/** Unanswered invitations. */
export const openInvitationsPath = paths.invitationRecords({
  inviteStatus: 'awaitingRegistration',
})

/** The holders of a product's licences. */
export const holdersPath = (productId: string, productType: ProductType): string =>
  paths.productLicences({ [productParameter]: productId, productType: productTypes[productType] })

/** Orders that are unpaid, or whose payment failed. */
export const ordersPath = (kind: 'failed' | 'unpaid'): string =>
  paths.companyOrders({ status: kind === 'failed' ? 'paymentFailed' : 'awaitingPayment' })

/** Lists of products: ended ones, those with the fewest seats left first, and those that end first. */
export const endedPath = paths.licencesByProduct({ status: 'expired' })
export const fullPath = paths.licencesByProduct({ orderName: 3, isOrderDesc: 'false' })
export const endingPath = paths.licencesByProduct({
  status: 'normal',
  orderName: 2,
  isOrderDesc: 'false',
})

/** The list of products at this one, with the actions for its end. */
export const productPath = (name: string): string => paths.licencesByProduct({ search: name })
