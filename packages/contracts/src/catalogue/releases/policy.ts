import { withPolicy } from '../../wire/policy'
import { releasesContract } from './contract'

export const releasesOperations = withPolicy(releasesContract, {
  listReleases: {
    summary: 'Lists the installers of products that the caller has a valid licence for, newest first.',
    access: 'user',
  },
  getInstaller: {
    summary: 'Returns a download address of an installer, valid for an hour.',
    access: 'user',
  },
})
