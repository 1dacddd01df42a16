import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { implement } from '../../../ports/implement'
import { askForOwnPasskey, askForPasskey } from '../../secondStep'
import { getProofWays, sendProofCode } from '../proof/proofWays'
import { prove } from '../proof/prove'
import { completeSignIn } from './completeSignIn'
import { signInByPasskey } from './signInByPasskey'

/** The second step of a sign-in, and the proof before sensitive changes. */
export const secondStepRoutes = implement(secondStepOperations, {
  completeSignIn: { unmanaged: completeSignIn },
  askForPasskey,
  askForOwnPasskey,
  signInByPasskey: { unmanaged: signInByPasskey },
  getProofWays,
  sendProofCode,
  prove: { unmanaged: prove },
})
