import { withPolicy } from '../wire/policy'
import { guidesContract } from './contract'

export const guidesOperations = withPolicy(guidesContract, {
  getRecord: {
    summary: 'When the person saw this guide; null: not yet.',
    access: 'user',
  },
  addRecord: {
    summary: 'Remembers that the person saw this guide. Once is enough.',
    access: 'user',
  },
})
