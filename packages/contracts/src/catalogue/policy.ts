import { withPolicy } from '../wire/policy'
import { catalogueContract } from './contract'

export const catalogueOperations = withPolicy(catalogueContract, {
  listProducts: {
    summary: 'Lists all products of the catalogue by category, in one language.',
    keptFor: 60,
  },
  getProduct: {
    summary: 'Returns one product of the catalogue.',
    keptFor: 60,
  },
  getProductByLicence: {
    summary: 'Returns one product of the catalogue by its id in the shop and in licences.',
    keptFor: 60,
  },
})
