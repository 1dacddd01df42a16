import { registrationContract } from '@atrium/features/session/registration/contract'
import { implement } from '../../ports/implement'
import { checkExist } from './checkExist'
import { registerPerson, sendRegistrationCode } from './registerPerson'

export const registrationRoutes = implement(registrationContract, {
  checkExist: { unmanaged: checkExist },
  sendRegistrationCode: { first: sendRegistrationCode },
  registerPerson: { unmanaged: registerPerson },
})
