import { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { implement } from '../../ports/implement'
import { checkBuyer, listBuyers } from './buyers'
import { createOrder } from './createOrder'
import { findOffer } from './findOffer'
import { getOffers, getSoldProduct, listSoldCategories, listSoldProducts } from './soldProducts'

export const salesRoutes = implement(salesOperations, {
  listSoldCategories,
  listSoldProducts,
  getSoldProduct,
  getOffers,
  findOffer,
  listBuyers,
  checkBuyer,
  createOrder,
})

export { remindOfEnds } from './remindOfEnds'
export { getSoldProduct, listSoldProducts } from './soldProducts'
