import { withPolicy } from '../../wire/policy'
import { ownedContract } from './contract'

export const ownedOperations = withPolicy(ownedContract, {
  listOwned: {
    summary:
      'What the caller may use, and what is over: first what may be used, by what ends first; then what ended last.',
    access: 'user',
  },
})
