import { withQuery } from '../shared/host/query'
import { productParameter } from '../shared/wire/productParameter'
import { productTypes } from '../shared/wire/words'
import type { Found } from './api'

/** Where what was found is shown: screens of others. */
export const searchRoutes = {
  members: '/comMbManage',
  licencesOfMembers: '/EmPowerAsMember',
  products: '/EmPowerAsPro',
  product: '/manageAsPro',
  ownProducts: '/allProucctsAndSer',
  orders: '/companyOrder',
} as const

/**
 * The list of members at this one, who is opened beside it: that of the departments, or where one looks after licences
 * alone that of these.
 */
export const memberPath = ({ isManageable, phone, userId }: Found['members'][number]): string =>
  isManageable
    ? withQuery(searchRoutes.members, { search: phone, member: userId })
    : withQuery(searchRoutes.licencesOfMembers, { searchName: phone, member: userId })

export const departmentPath = ({ departmentId }: Found['departments'][number]): string =>
  withQuery(searchRoutes.members, { department: departmentId })

/** Who has licences of it, for whoever gives them; for others the list of products at this one. */
export const productPath = (
  { productId, productName, productType }: Found['products'][number],
  offers: (url: string) => boolean,
): string =>
  offers(searchRoutes.products)
    ? withQuery(searchRoutes.product, {
        productName,
        [productParameter]: productId,
        productType: productTypes[productType],
      })
    : withQuery(searchRoutes.ownProducts, { search: productName })

/** The list of orders at this one, which is opened beside it. */
export const orderPath = ({ orderNo }: Found['orders'][number]): string =>
  withQuery(searchRoutes.orders, { search: orderNo, order: orderNo })
