import { inCompany } from '../shared/host/companyInAddress'
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
  companyHome: '/CompanyMainPage',
  ownOrders: '/personalOrderList',
  ownOrder: '/perOrderDetail',
  ownTrials: '/TryOutRequest',
  offered: '/TrialCenterProDerail',
  sold: '/SaleGoodsDetail',
  disk: '/cloudDisk',
  preview: '/filePreview',
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

/** The list of a company's orders at this one, which is opened beside it; the page of a person's own. */
export const orderPath = ({ orderNo }: Found['orders'][number], companyId: string | undefined): string =>
  companyId === undefined
    ? withQuery(searchRoutes.ownOrder, { orderNo })
    : withQuery(searchRoutes.orders, { search: orderNo, order: orderNo })

/** As the list of what a person may use leads there: to the company that gave it, its order, or its product. */
export function licencePath({ source, companyId, orderNo, productId }: Found['licences'][number]): string {
  if (source === 'company') return inCompany(searchRoutes.companyHome, companyId)
  if (source === 'bought')
    return orderNo ? withQuery(searchRoutes.ownOrder, { orderNo }) : searchRoutes.ownOrders
  return productId ? withQuery(searchRoutes.offered, { id: productId }) : searchRoutes.ownTrials
}

export const offerPath = ({ isSold, productId }: Found['offers'][number]): string =>
  withQuery(isSold ? searchRoutes.sold : searchRoutes.offered, { id: productId })

/** What lies in a folder, or what is in a file. */
export const filePath = ({ kind, id }: Found['files'][number]): string =>
  kind === 'folder' ? withQuery(searchRoutes.disk, { folder: id }) : withQuery(searchRoutes.preview, { id })
