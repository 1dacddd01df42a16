import { pagePaths, paths } from '@atrium/contracts/paths'
import { buyerParameter } from '../shared/host/buyerInAddress'
import { inCompany } from '../shared/host/companyInAddress'

export const productPath = (id: string) => paths.trialProduct({ id })
export const personWantedPath = (id: string) => paths.trialPerson({ id })
export const resultPath = (id: string) => paths.trialResult({ id })
export const meetingPath = (meetingId: string) => paths.meetings({ meetingId })
export const meetingResultPath = (meetingId: string) => paths.meetingResult({ meetingId })
export const meetingNoticePath = (meetingId: string) => paths.meetingNotice({ meetingId })
export const soldProductPath = (id: string, companyId?: string) =>
  paths.shopProduct({ id, [buyerParameter]: companyId })

/** The company's products, for people who came from there to buy for it. */
export const companyProductsPath = (companyId: string) => inCompany(pagePaths.companyProducts, companyId)

/** The page where a member requests a licence from their company. */
export const askPath = (companyId: string) => inCompany(pagePaths.ownLicences, companyId)

/** The details of an order, in the feature for orders: a company's, or the person's own. */
export const orderPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany(pagePaths.companyOrder, companyId, { orderNo }) : paths.ownOrder({ orderNo })

/** The payment of an order, in the feature for orders: a company's, or the person's own. */
export const payPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany(pagePaths.payCompanyOrder, companyId, { orderNo }) : paths.payOwnOrder({ orderNo })
