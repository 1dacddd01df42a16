import { entryContract } from '@atrium/features/session/entry/contract'
import { implement } from '../../ports/implement'
import { checkExist } from './checkExist'
import { recoverPassword } from './recoverPassword'
import { registerPerson } from './registerPerson'
import { sendEntryCode } from './sendEntryCode'
import { signInByCode } from './signInByCode'

export const entryRoutes = implement(entryContract, {
  checkExist: { unmanaged: checkExist },
  sendEntryCode: { first: sendEntryCode },
  signInByCode: { unmanaged: signInByCode },
  registerPerson: { unmanaged: registerPerson },
  recoverPassword: { unmanaged: recoverPassword },
})
