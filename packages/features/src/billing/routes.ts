/** The screens of this feature, by name. */
export const billingRoutes = { kept: '/billAndAddressManage' } as const
