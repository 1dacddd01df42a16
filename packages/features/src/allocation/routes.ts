/** The screens of this feature, by name. */
export const allocationRoutes = {
  allocation: '/depEmpowerAllocation',
} as const
