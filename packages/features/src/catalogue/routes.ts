import { buyerParameter } from '../shared/host/buyerInAddress'
import { inCompany } from '../shared/host/companyInAddress'
import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name, spelt as specified. */
export const catalogueRoutes = {
  center: '/TrialCenter',
  product: '/TrialCenterProDerail',
  personWanted: '/AddPersonInfo',
  result: '/TrialApplyResult',
  ownTrials: '/TryOutRequest',
  ownProducts: '/perallproductAndSer',
  apps: '/CloudProductDetails',
  earlierApps: '/OldPKPMCloudApp',
  launch: '/cloud-application',
  meetings: '/meetingProIntroduce',
  meetingResult: '/meetingApplyResult',
  meetingNotice: '/applyNotice',
  sold: '/saleGoodsList',
  soldProduct: '/SaleGoodsDetail',
  select: '/selectGoods',
  confirm: '/ConfirmGoodsAndBillInfo',
} as const

export const productPath = (id: string) => withQuery(catalogueRoutes.product, { id })
export const personWantedPath = (id: string) => withQuery(catalogueRoutes.personWanted, { id })
export const resultPath = (id: string) => withQuery(catalogueRoutes.result, { id })
export const meetingPath = (meetingId: string) => withQuery(catalogueRoutes.meetings, { meetingId })
export const meetingResultPath = (meetingId: string) =>
  withQuery(catalogueRoutes.meetingResult, { meetingId })
export const meetingNoticePath = (meetingId: string) =>
  withQuery(catalogueRoutes.meetingNotice, { meetingId })
export const soldProductPath = (id: string, companyId?: string) =>
  withQuery(catalogueRoutes.soldProduct, { id, [buyerParameter]: companyId })

/** What a company has, where those come from who buy for it. */
export const companyProductsPath = (companyId: string) => inCompany('/allProucctsAndSer', companyId)

/** Where a member asks their company for a licence. */
export const askPath = (companyId: string) => inCompany('/comallProucctsAndSer', companyId)

/** An order in full, by the feature of orders: that of a company, or one's own. */
export const orderPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany('/comOrderDetail', companyId, { orderNo }) : withQuery('/perOrderDetail', { orderNo })

/** Where an order is paid, by the feature of orders: that of a company, or one's own. */
export const payPath = (orderNo: string, companyId: string | undefined) =>
  companyId ? inCompany('/SalePayPage', companyId, { orderNo }) : withQuery('/perOrderPay', { orderNo })
