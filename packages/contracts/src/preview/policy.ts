import { withPolicy } from '../wire/policy'
import { previewContract } from './contract'

export const previewOperations = withPolicy(previewContract, {
  getPreview: {
    summary:
      'A file of the disk, as for all of the disk’s calls, to look at it, and the files beside it in its folder by their names.',
    access: 'member',
    owner: 'personOrCompany',
  },
})
