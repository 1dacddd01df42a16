import { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { implement } from '../../ports/implement'
import { agreementsInForce } from '../agreements'
import { checkExist } from './checkExist'
import { recoverPassword, recoverPasswordByMail } from './recoverPassword'
import { registerPerson } from './registerPerson'
import { sendEntryCode } from './sendEntryCode'
import { sendRecoveryMail } from './sendRecoveryMail'
import { signInAsAdministrator } from './signInAsAdministrator'
import { signInByCode } from './signInByCode'

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
