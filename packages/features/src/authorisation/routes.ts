/** Where each screen stands, as the specification spells it. */
export const authorisationRoutes = {
  byMember: '/EmPowerAsMember',
  manageMember: '/manageAsMember',
  byProduct: '/EmPowerAsPro',
  manageProduct: '/manageAsPro',
  companyProducts: '/allProucctsAndSer',
  /** What was done with a member or product; a screen of others. */
  history: '/companyHistory',
} as const
