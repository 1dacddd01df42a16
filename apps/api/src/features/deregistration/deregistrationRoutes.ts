import { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { deregistrationRefusals } from '@atrium/contracts/account/deregistration/refusals'
import { sendCode } from '../../platform/codes'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import { Refusal } from '../../platform/refusal/Refusal'
import { implement } from '../../ports/implement'
import { deregister, keepAccount } from './deregister'
import { findEnd, preview, readDeregistration } from './preview'

export const deregistrationRoutes = implement(deregistrationOperations, {
  previewDeregistration: preview,

  async sendDeregistrationCode({ db, now, address, codeChallenge: asker, ports, person, audit }) {
    if (await findEnd(db, person.userId)) throw new Refusal(deregistrationRefusals.alreadyRequested)
    const mobile = await ownMobile(db, person.userId)
    audit({ purpose: 'deregister', mobile: maskedMobile(mobile) })
    return sendCode(db, { ports, purpose: 'deregister', to: mobile, asker, address, by: person, now })
  },

  deregister: { first: deregister },
  readDeregistration,
  keepAccount,
})
