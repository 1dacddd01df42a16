import { withPolicy } from '../../wire/policy'
import { ssoContract } from './contract'

export const ssoOperations = withPolicy(ssoContract, {
  ssoSignOut: {
    summary:
      'Ends the session whose token asks, and says where the page may go on. As it changes something it needs the header of such calls, which no link or picture of another site can send.',
    access: 'user',
  },
})
