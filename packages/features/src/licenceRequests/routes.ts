import { paths } from '@atrium/contracts/paths'
import { productParameter } from '../shared/wire/productParameter'

/** Where seats are passed down to a department; a screen of another feature. */
export const allocationPath = (productId: string, department: string) =>
  paths.allocation({ [productParameter]: productId, department })
