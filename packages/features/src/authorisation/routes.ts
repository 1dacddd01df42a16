import { paths } from '@atrium/contracts/paths'
import { productParameter } from '../shared/wire/productParameter'
import { type ProductType, productTypes } from '../shared/wire/words'

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
  paths.productLicences({
    productName,
    [productParameter]: productId,
    productType: productTypes[productType],
    ...list,
  })

/** Where those are answered who ask for licences of a product; a screen of others. */
export const requestsPath = (productId: string): string =>
  paths.licenceRequests({ [productParameter]: productId })

/** Where licences of a product are passed down to a department; a screen of others. */
export const allocationPath = (productId: string, department: string): string =>
  paths.allocation({ [productParameter]: productId, department })

/** The installers of a licence of the reader's own, among those that the company gave them. */
export const installPath = (licenceId: string): string => paths.ownLicences({ install: licenceId })
