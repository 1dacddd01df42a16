/** Where this feature's screens are, and the places it leads to. */
export const companyRoutes = {
  home: '/CompanyMainPage',
  information: '/companyInfo',
  detail: '/companyInfoDetail',
  submitted: '/companyRouteCallback',
  resetPassword: '/CompanySetPassword',
  /** What was done in the company; a screen of others. */
  history: '/companyHistory',
} as const
