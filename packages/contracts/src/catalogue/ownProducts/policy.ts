import { withPolicy } from '../../wire/policy'
import { ownProductsContract } from './contract'

export const ownProductsOperations = withPolicy(ownProductsContract, {
  listOwned: {
    summary: 'Lists the caller’s licences: usable ones by end, then ended ones, latest first.',
    access: 'user',
  },
})
