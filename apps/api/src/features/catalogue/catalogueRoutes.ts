import { catalogueContract } from '@atrium/contracts/catalogue/contract'
import { implement } from '../../ports/implement'
import { getProduct, getProductByLicence } from './getProduct'
import { listProducts } from './listProducts'

export const catalogueRoutes = implement(catalogueContract, { listProducts, getProduct, getProductByLicence })
