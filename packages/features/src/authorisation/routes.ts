import { paths } from '@atrium/contracts/paths'
import { productParameter } from '../shared/wire/productParameter'
import { type ProductType, productTypes } from '../shared/wire/words'

interface OfProduct {
  readonly productId: string
  readonly productType: ProductType
  readonly productName?: string
}

/** A product, with the parameters of the list to return to. */
export const productPath = (
  { productName, productId, productType }: OfProduct,
  list: Readonly<Record<string, string | number | undefined>> = {},
): string =>
  paths.productLicences({
    productName,
    [productParameter]: productId,
    productType: productTypes[productType],
    ...list,
  })

/** In the address of a product: only holders who haven't used it for that many days. */
export const idleParameter = 'usersIdle'

/** A product, with the holders who haven't used it for that many days, longest first. */
export const idleHoldersPath = (product: OfProduct, days: number): string =>
  productPath(product, { [idleParameter]: days, usersOrder: 1, usersDesc: 'false' })

/** The requests for licences of a product, on a screen of another feature. */
export const requestsPath = (productId: string): string =>
  paths.licenceRequests({ [productParameter]: productId })

/** The allocation of a product's licences to departments, on a screen of another feature. */
export const allocationPath = (productId: string, department: string): string =>
  paths.allocation({ [productParameter]: productId, department })

/** The installers of the reader's own licence, among those from the company. */
export const installPath = (licenceId: string): string => paths.ownLicences({ install: licenceId })
