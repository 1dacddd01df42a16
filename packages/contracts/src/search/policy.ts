import { withPolicy } from '../wire/policy'
import { searchContract } from './contract'

export const searchOperations = withPolicy(searchContract, {
  search: {
    summary:
      'Members, departments, products and orders of the company that the person may see, at most five of each kind, and all pages that they may open: those called exactly so, then those that begin so, then those that hold it. Names are found by pinyin and its initials, too.',
    access: 'member',
  },
  searchOwn: {
    summary:
      "The caller's own licences, files and orders, and what the vendor offers, at most five of each kind, and all pages of the personal space: those called exactly so, then those that begin so, then those that hold it. Names of products and pages are found by pinyin and its initials, too.",
    access: 'user',
  },
})
