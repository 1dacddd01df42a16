import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name. */
export const accountRoutes = {
  phoneBinding: '/CompanyPhoneBind',
  /** For mobile user agents. */
  mobileRebind: '/mobilePhoneRebind',
  /** What to know before one binds another phone; of phones alone, it has no other address. */
  bindingTip: '/NVH5Accountbindtip',
  settings: '/companySetting',
  dissolutionNotice: '/companyLogoffTipage',
  dissolutionRequest: '/companyLogoffAgreement',
  deregistrationNotice: '/personalogoffTippage',
  deregistrationRequest: '/logoffAgreement',
} as const

/** Where this feature leads that is not its own. */
export const neighbours = {
  password: '/CompanySetPassword',
  profile: '/CompanypersonInfo',
  security: '/securityCenter',
  orders: '/companyOrder',
  companyInformation: '/companyInfo',
  companyHome: '/CompanyMainPage',
  personalHome: '/personalMainPage',
  personalOrders: '/personalOrderList',
  administrators: '/superadmin-manage',
  signIn: '/login',
  deregistrationAgreement: '/UserAgreenment?showValue=3',
} as const

/**
 * Where a request for the end of an account leads: it is open to anybody, as the session is over by then. The moment
 * is in the address, as leaving a session empties what the tab keeps.
 */
export const submittedPath = ({ endsAt, proof }: { readonly endsAt: string; readonly proof: string }) =>
  withQuery(accountRoutes.deregistrationNotice, { submitted: endsAt, proof })
