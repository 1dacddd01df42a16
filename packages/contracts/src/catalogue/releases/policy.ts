import { withPolicy } from '../../wire/policy'
import { releasesContract } from './contract'

export const releasesOperations = withPolicy(releasesContract, {
  listReleases: {
    summary:
      'The installers of what the caller has a licence for, the newest first. Nothing of a licence that is over.',
    access: 'user',
  },
  getInstaller: {
    summary: 'An address for an hour from which a browser downloads an installer of what the caller may use.',
    access: 'user',
  },
})
