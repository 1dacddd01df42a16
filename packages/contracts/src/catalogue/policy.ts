import { withPolicy } from '../wire/policy'
import { catalogueContract } from './contract'

export const catalogueOperations = withPolicy(catalogueContract, {
  listProducts: {
    summary: 'Every product of the catalogue, by category, in one language.',
    keptFor: 60,
  },
  getProduct: {
    summary: 'One product of the catalogue.',
    keptFor: 60,
  },
  getProductByLicence: {
    summary: 'The same, by what it is called where it is bought and licensed.',
    keptFor: 60,
  },
})
