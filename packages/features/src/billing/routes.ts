/** The screens of this feature, by name: of the person, and of a company. */
export const billingRoutes = {
  kept: '/billAndAddressManage',
  keptByCompany: '/companyBillAndAddress',
} as const
