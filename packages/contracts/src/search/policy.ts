import { withPolicy } from '../wire/policy'
import { searchContract } from './contract'

export const searchOperations = withPolicy(searchContract, {
  search: {
    summary:
      'Searches members, departments, products and orders of the company in the caller’s scope, at most five of each kind, and the pages that they may open. Exact matches come first, then beginnings, then other matches. Pinyin and initials work too.',
    access: 'member',
  },
  searchOwn: {
    summary:
      'Searches the caller’s licences, files and orders and the vendor’s offers, at most five of each kind, and the pages of the personal space. Exact matches come first, then beginnings, then other matches. Pinyin and initials work for products and pages.',
    access: 'user',
  },
})
