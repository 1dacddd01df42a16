import { mailOperations } from '@atrium/contracts/account/mail/policy'
import { sendCode } from '../../../platform/codes'
import { maskedMail } from '../../../platform/people/maskedMail'
import { implement } from '../../../ports/implement'
import { bindMail } from './bindMail'
import { unbindMail } from './unbindMail'

export const mailRoutes = implement(mailOperations, {
  async sendMailCode({
    db,
    now,
    address,
    codeChallenge: asker,
    language,
    ports,
    person,
    body: { email: to },
    audit,
  }) {
    const purpose = 'verifyMail'
    audit({ purpose, email: maskedMail(to) })
    return sendCode(db, { ports, purpose, to, asker, language, address, by: person, now })
  },
  verifyMail: { first: bindMail },
  removeMail: { first: unbindMail },
})
