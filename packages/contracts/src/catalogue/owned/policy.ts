import { withPolicy } from '../../wire/policy'
import { ownedContract } from './contract'

export const ownedOperations = withPolicy(ownedContract, {
  listOwned: {
    summary: 'Lists the caller’s licences: usable ones by end, then ended ones, latest first.',
    access: 'user',
  },
})
