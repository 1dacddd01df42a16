/** The screens of this feature, by name. */
export const accountRoutes = {
  phoneBinding: '/CompanyPhoneBind',
  /** For mobile user agents. */
  mobileRebind: '/mobilePhoneRebind',
  settings: '/companySetting',
  dissolutionNotice: '/companyLogoffTipage',
  dissolutionRequest: '/companyLogoffAgreement',
} as const

/** Where this feature leads that is not its own. */
export const neighbours = {
  password: '/CompanySetPassword',
  profile: '/CompanypersonInfo',
  orders: '/companyOrder',
  companyInformation: '/companyInfo',
  companyHome: '/CompanyMainPage',
  personalHome: '/personalMainPage',
} as const
