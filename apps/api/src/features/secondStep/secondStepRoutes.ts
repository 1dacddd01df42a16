import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { implement } from '../../ports/implement'
import { askForOwnPasskey, askForPasskey } from './askForPasskey'
import { completeSignIn } from './completeSignIn'
import { getSecondStep } from './getSecondStep'
import { getProofWays, sendProofCode } from './proofWays'
import { prove } from './prove'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './setUpAuthenticator'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './setUpPasskeys'
import { signInByPasskey } from './signInByPasskey'

export const secondStepRoutes = [
  ...implement(secondStepOperations, {
    completeSignIn: { unmanaged: completeSignIn },
    askForPasskey,
    askForOwnPasskey,
    signInByPasskey: { unmanaged: signInByPasskey },
    getProofWays,
    sendProofCode,
    prove: { unmanaged: prove },
  }),
  ...implement(secondStepSetUpOperations, {
    getSecondStep,
    beginAuthenticator,
    confirmAuthenticator,
    removeAuthenticator,
    renewRecoveryCodes,
    beginPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
  }),
]
