import { withPolicy } from '../../wire/policy'
import { ssoContract } from './contract'

export const ssoOperations = withPolicy(ssoContract, {
  ssoSignOut: {
    summary:
      'Ends the calling session and returns where the page may go on. As a GET that changes data, it needs the header for changes, which links and pictures of other sites can’t send.',
    access: 'user',
    limited: 'open',
  },
})
