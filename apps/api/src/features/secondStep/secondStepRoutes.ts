import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { implement } from '../../ports/implement'
import { getSecondStep } from './getSecondStep'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './setUpAuthenticator'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './setUpPasskeys'

export const secondStepSetUpRoutes = implement(secondStepSetUpOperations, {
  getSecondStep,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
})
