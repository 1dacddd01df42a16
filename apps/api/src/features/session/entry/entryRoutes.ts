import { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { implement } from '../../../ports/implement'
import { agreementsInForce } from '../../agreements'
import { recoverPassword, recoverPasswordByMail, sendRecoveryMail } from '../password/recoverPassword'
import { signInAsAdministrator } from '../signIn/signInAsAdministrator'
import { signInByCode } from '../signIn/signInByCode'
import { checkExist, sendEntryCode } from './entryCodes'
import { registerPerson } from './registerPerson'

export const entryRoutes = implement(entryOperations, {
  checkExist: { unmanaged: checkExist },
  sendEntryCode: { first: sendEntryCode },
  signInByCode: { unmanaged: signInByCode },
  getAgreementsInForce: async ({ now }) => agreementsInForce(now),
  registerPerson: { unmanaged: registerPerson },
  recoverPassword: { unmanaged: recoverPassword },
})

export const enterpriseSignInRoutes = implement(enterpriseSignInOperations, {
  signInAsAdministrator: { unmanaged: signInAsAdministrator },
})

export const recoveryRoutes = implement(recoveryOperations, {
  sendRecoveryMail: { first: sendRecoveryMail },
  recoverPasswordByMail: { unmanaged: recoverPasswordByMail },
})
