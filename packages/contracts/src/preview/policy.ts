import { withPolicy } from '../wire/policy'
import { previewContract } from './contract'

export const previewOperations = withPolicy(previewContract, {
  getPreview: {
    summary: 'Returns a file of the disk for viewing, and the other files of its folder by name.',
    access: 'member',
    owner: 'personOrCompany',
  },
})
