/** By what an address names a product. */
export const productParameter = 'mainId'
