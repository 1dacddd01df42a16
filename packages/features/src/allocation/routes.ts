/** The screens of this feature, by name. */
export const allocationRoutes = {
  allocation: '/depEmpowerAllocation',
} as const

/** By what the address names the product. */
export const productParameter = 'mainId'
