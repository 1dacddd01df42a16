import { withQuery } from '../shared/host/query'
import { productParameter } from '../shared/wire/productParameter'
import { type ProductType, productTypes } from '../shared/wire/words'

/** Where each screen stands, as the specification spells it. */
export const authorisationRoutes = {
  byMember: '/EmPowerAsMember',
  manageMember: '/manageAsMember',
  byProduct: '/EmPowerAsPro',
  manageProduct: '/manageAsPro',
  companyProducts: '/allProucctsAndSer',
  /** What was done with a member or product; a screen of others. */
  history: '/companyHistory',
} as const

interface OfProduct {
  readonly productId: string
  readonly productType: ProductType
  readonly productName?: string
}

/** A product, with what the address keeps of the list to return to. */
export const productPath = (
  { productName, productId, productType }: OfProduct,
  list: Readonly<Record<string, string | number | undefined>> = {},
): string =>
  withQuery(authorisationRoutes.manageProduct, {
    productName,
    [productParameter]: productId,
    productType: productTypes[productType],
    ...list,
  })

/** Where a company's orders are: who may buy is led there. */
export const ordersPath = '/companyOrder'

/** Where those are answered who ask for licences of a product; a screen of others. */
export const requestsPath = (productId: string): string =>
  withQuery('/licenceRequests', { [productParameter]: productId })

/** Where licences of a product are passed down to a department; a screen of others. */
export const allocationPath = (productId: string, department: string): string =>
  withQuery('/depEmpowerAllocation', { [productParameter]: productId, department })

/** The installers of a licence of the reader's own, among those that the company gave them. */
export const installPath = (licenceId: string): string =>
  withQuery('/comallProucctsAndSer', { install: licenceId })
