import { withPolicy } from '../../wire/policy'
import { secondStepContract } from './contract'

export const secondStepOperations = withPolicy(secondStepContract, {
  completeSignIn: {
    summary: 'Takes the second step of a sign-in whose first was right, and signs in. A code is good once.',
  },
  askForPasskey: {
    summary:
      'What a browser needs to ask for a passkey, to sign in with or, with a challenge, as its second step.',
  },
  askForOwnPasskey: {
    summary: 'What a browser needs to ask whoever is signed in for a passkey of theirs.',
    access: 'user',
  },
  signInByPasskey: {
    summary: 'Signs in with a passkey alone, which says who it is and that they unlocked it.',
  },
  getProofWays: {
    summary: 'How the caller may prove that it is them.',
    access: 'user',
  },
  sendProofCode: {
    summary: 'Sends the code by which somebody proves that it is them who has no other way.',
    access: 'user',
  },
  prove: {
    summary: 'Proves that it is the caller: for ten minutes this session may do what asks for it.',
    access: 'user',
  },
})
