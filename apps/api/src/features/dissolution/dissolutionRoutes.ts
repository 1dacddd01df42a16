import { dissolutionOperations } from '@atrium/contracts/account/policy'
import { dissolutionRefusals } from '@atrium/contracts/account/refusals'
import { sendCode } from '../../platform/codes'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import { Refusal } from '../../platform/refusal/Refusal'
import { implement } from '../../ports/implement'
import { cancelAccount, findPending, preCancel, withdrawCancel } from './cancelRequest'

export const dissolutionRoutes = implement(dissolutionOperations, {
  preCancel,

  async sendCancelCode({ db, now, address, codeChallenge: asker, ports, person, company, audit }) {
    if (await findPending(db, company.companyId)) throw new Refusal(dissolutionRefusals.alreadyRequested)
    const mobile = await ownMobile(db, person.userId)
    audit({ purpose: 'dissolve', mobile: maskedMobile(mobile) })
    return sendCode(db, { ports, purpose: 'dissolve', to: mobile, asker, address, by: person, now })
  },

  cancelAccount: { first: cancelAccount },
  withdrawCancel,
})
