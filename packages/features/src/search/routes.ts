import { pagePaths, paths, withQuery } from '@atrium/contracts/paths'
import { inCompany } from '../shared/host/companyInAddress'
import { productParameter } from '../shared/wire/productParameter'
import { productTypes } from '../shared/wire/words'
import type { Found } from './api'

/**
 * The list of members at this one, who is opened beside it: that of the departments, or where one looks after licences
 * alone that of these.
 */
export const memberPath = ({ isManageable, phone, userId }: Found['members'][number]): string =>
  isManageable
    ? paths.memberManagement({ search: phone, member: userId })
    : paths.licencesByMember({ searchName: phone, member: userId })

export const departmentPath = ({ departmentId }: Found['departments'][number]): string =>
  paths.memberManagement({ department: departmentId })

/** Who has licences of it, for whoever gives them; for others the list of products at this one. */
export const productPath = (
  { productId, productName, productType }: Found['products'][number],
  offers: (url: string) => boolean,
): string =>
  offers(pagePaths.licencesByProduct)
    ? paths.productLicences({
        productName,
        [productParameter]: productId,
        productType: productTypes[productType],
      })
    : paths.companyProducts({ search: productName })

/** The list of a company's orders at this one, which is opened beside it; the page of a person's own. */
export const orderPath = ({ orderNo }: Found['orders'][number], companyId: string | undefined): string =>
  companyId === undefined
    ? paths.ownOrder({ orderNo })
    : paths.companyOrders({ search: orderNo, order: orderNo })

/** As the list of what a person may use leads there: to the company that gave it, its order, or its product. */
export function licencePath({ source, companyId, orderNo, productId }: Found['licences'][number]): string {
  if (source === 'company') return inCompany(pagePaths.companyHome, companyId)
  if (source === 'bought') return orderNo ? paths.ownOrder({ orderNo }) : pagePaths.ownOrders
  return productId ? paths.trialProduct({ id: productId }) : pagePaths.ownTrials
}

export const offerPath = ({ isSold, productId }: Found['offers'][number]): string =>
  withQuery(isSold ? pagePaths.shopProduct : pagePaths.trialProduct, { id: productId })

/** What lies in a folder, or what is in a file. */
export const filePath = ({ kind, id }: Found['files'][number]): string =>
  kind === 'folder' ? paths.ownDisk({ folder: id }) : paths.ownPreview({ id })
