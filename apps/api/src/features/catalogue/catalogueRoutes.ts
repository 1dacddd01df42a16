import { catalogueOperations } from '@atrium/contracts/catalogue/policy'
import { implement } from '../../ports/implement'
import { getProduct, getProductByLicence } from './getProduct'
import { listProducts } from './listProducts'

export const catalogueRoutes = implement(catalogueOperations, {
  listProducts,
  getProduct,
  getProductByLicence,
})
