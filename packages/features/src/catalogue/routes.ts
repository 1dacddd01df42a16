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

/** What a company has, where those come from who buy for it. */
export const companyProductsPath = (companyId: string) => inCompany(pagePaths.companyProducts, companyId)

/** Where a member asks their company for a licence. */
export const askPath = (companyId: string) => inCompany(pagePaths.ownLicences, companyId)

/** An order in full, by the feature of orders: that of a company, or one's own. */
export const orderPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany(pagePaths.companyOrder, companyId, { orderNo }) : paths.ownOrder({ orderNo })

/** Where an order is paid, by the feature of orders: that of a company, or one's own. */
export const payPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany(pagePaths.payCompanyOrder, companyId, { orderNo }) : paths.payOwnOrder({ orderNo })
