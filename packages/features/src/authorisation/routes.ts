/** Where each screen stands, as the specification spells it. */
export const authorisationRoutes = {
  byMember: '/EmPowerAsMember',
  manageMember: '/manageAsMember',
  byProduct: '/EmPowerAsPro',
  manageProduct: '/manageAsPro',
  companyProducts: '/allProucctsAndSer',
} as const
