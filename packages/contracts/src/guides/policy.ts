import { withPolicy } from '../wire/policy'
import { guidesContract } from './contract'

export const guidesOperations = withPolicy(guidesContract, {
  getRecord: {
    summary: 'Returns when the person saw this guide; null: not yet.',
    access: 'user',
    embedding: 'any',
  },
  addRecord: {
    summary: 'Records that the person saw this guide. Calling it again has no effect.',
    access: 'user',
    embedding: 'any',
  },
})
