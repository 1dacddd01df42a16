import { enterpriseSignInContract } from '@atrium/contracts/session/enterprise/contract'
import { entryContract } from '@atrium/contracts/session/entry/contract'
import { recoveryContract } from '@atrium/contracts/session/recovery/contract'
import { implement } from '../../ports/implement'
import { agreementsInForce } from '../agreements'
import { checkExist } from './checkExist'
import { recoverPassword, recoverPasswordByMail } from './recoverPassword'
import { registerPerson } from './registerPerson'
import { sendEntryCode } from './sendEntryCode'
import { sendRecoveryMail } from './sendRecoveryMail'
import { signInAsAdministrator } from './signInAsAdministrator'
import { signInByCode } from './signInByCode'

export const entryRoutes = implement(entryContract, {
  checkExist: { unmanaged: checkExist },
  sendEntryCode: { first: sendEntryCode },
  signInByCode: { unmanaged: signInByCode },
  getAgreementsInForce: async ({ now }) => agreementsInForce(now),
  registerPerson: { unmanaged: registerPerson },
  recoverPassword: { unmanaged: recoverPassword },
})

export const enterpriseSignInRoutes = implement(enterpriseSignInContract, {
  signInAsAdministrator: { unmanaged: signInAsAdministrator },
})

export const recoveryRoutes = implement(recoveryContract, {
  sendRecoveryMail: { first: sendRecoveryMail },
  recoverPasswordByMail: { unmanaged: recoverPasswordByMail },
})
