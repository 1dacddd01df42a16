import { personalMessagesUrl } from '@atrium/contracts/workspace/contract'

/** Where this feature's screens are, and the places it leads to. */
export const workspaceRoutes = {
  start: '/',
  personalHome: '/personalMainPage',
  personalPassword: '/ResetPassword',
  profile: '/PersonInfoDetail',
  security: '/securityCenter',
  administratorManual: '/administratorManual',
  agreement: '/UserAgreenment',
  companyHome: '/CompanyMainPage',
  toCompany: '/personalToComAuth',
  certification: '/companyInfo',
  signOut: '/logout',
  /** Says why a company is gone: whoever is here needs to be told no more. */
  dissolutionNotice: '/companyLogoffTipage',
} as const

/** Screens that are shown outside of any company. */
export const personalPaths: readonly string[] = [
  workspaceRoutes.personalHome,
  workspaceRoutes.personalPassword,
  workspaceRoutes.profile,
  workspaceRoutes.security,
  '/PersonInfo',
  '/billAndAddressManage',
  '/cloudDisk',
  '/filePreview',
  '/personalOrderList',
  '/perOrderDetail',
  '/perOrderPay',
  personalMessagesUrl,
  '/messageDetail',
  '/myBacklog',
  '/backlogDetail',
  workspaceRoutes.toCompany,
  '/personalogoffTippage',
  '/logoffAgreement',
  '/NVH5Accountbindtip',
  '/TrialCenter',
  '/TrialCenterProDerail',
  '/TryOutRequest',
  '/perallproductAndSer',
  '/CloudProductDetails',
  '/OldPKPMCloudApp',
  '/TrialApplyResult',
  '/AddPersonInfo',
  '/meetingProIntroduce',
  '/meetingApplyResult',
  '/applyNotice',
]

/** Screens of either space: of the company that one buys for, or of the person. */
export const shopPaths: readonly string[] = [
  '/saleGoodsList',
  '/SaleGoodsDetail',
  '/selectGoods',
  '/ConfirmGoodsAndBillInfo',
]
