import { accountContract } from '@atrium/features/account/contract'
import { sendCode } from '../../platform/codes'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { implement } from '../../ports/implement'
import { endSessions } from '../session'
import { changeMobile } from './changeMobile'
import { getAccount } from './getAccount'
import { refusals } from './refusals'

export const accountRoutes = implement(accountContract, {
  async sendCode({ db, now, address, ports, person, body: { mobile }, audit }) {
    audit({ purpose: 'bind', mobile: maskedMobile(mobile) })
    return sendCode(db, { ports, purpose: 'bind', to: mobile, address, by: person, now })
  },
  changeMobile: { first: changeMobile },
  getAccount,

  async endSessions({ db, now, person, body, audit, unchanged }) {
    const { userId, sessionId: except } = person
    const ids = body.sessionIds
    const ended = await endSessions(db, { userId, ids, except, because: 'elsewhere', now })
    if (ended === 0 && ids) throw refusals.sessionMissing()
    if (ended === 0) unchanged()
    audit({ ended })
    return ended
  },
})
