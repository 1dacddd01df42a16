/** Address parameter that names a product. */
export const productParameter = 'mainId'
