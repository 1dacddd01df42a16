import { withPolicy } from '../../wire/policy'
import { secondStepContract } from './contract'

export const secondStepOperations = withPolicy(secondStepContract, {
  completeSignIn: {
    summary: 'Completes a sign-in with its second step. A code works once.',
  },
  askForPasskey: {
    summary:
      'Returns what a browser needs to request a passkey, for a sign-in or, with a challenge, for its second step.',
  },
  askForOwnPasskey: {
    summary: 'Returns what a browser needs to request a passkey of the signed-in person.',
    access: 'user',
    embedding: 'any',
  },
  signInByPasskey: {
    summary: 'Signs in with a passkey alone.',
  },
  getProofWays: {
    summary: 'Returns how the caller can prove who they are.',
    access: 'user',
    embedding: 'any',
  },
  sendProofCode: {
    summary: 'Sends a code to people who have no other way to prove who they are.',
    access: 'user',
    embedding: 'any',
  },
  prove: {
    summary:
      'Proves who the caller is. For ten minutes, this session may make calls that need a recent proof.',
    access: 'user',
    embedding: 'any',
  },
})
