import { accountOperations } from '@atrium/contracts/account/policy'
import { sendCode } from '../../platform/codes'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { implement } from '../../ports/implement'
import { changeMobile } from './changeMobile'
import { getAccount } from './getAccount'

export const accountRoutes = implement(accountOperations, {
  async sendCode({ db, now, address, codeChallenge: asker, ports, person, body: { mobile }, audit }) {
    audit({ purpose: 'bind', mobile: maskedMobile(mobile) })
    return sendCode(db, { ports, purpose: 'bind', to: mobile, asker, address, by: person, now })
  },
  changeMobile: { first: changeMobile },
  getAccount,
})
