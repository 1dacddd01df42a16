export const openingRoutes = { toCompany: '/personalToComAuth' } as const

/** Where this feature leads that is not its own. */
export const neighbours = {
  certification: '/companyInfo',
  join: '/joinCompany',
  backlog: '/myBacklog',
} as const
