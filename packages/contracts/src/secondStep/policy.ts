import { withPolicy } from '../wire/policy'
import { secondStepSetUpContract } from './contract'

export const secondStepSetUpOperations = withPolicy(secondStepSetUpContract, {
  getSecondStep: {
    summary: 'Returns whether the caller’s sign-ins need a second step, how it is taken, and their passkeys.',
    access: 'user',
  },
  beginAuthenticator: {
    summary:
      'Creates a secret for an authenticator app. It takes effect when a code of the app is confirmed.',
    access: 'user',
    proof: 'recent',
  },
  confirmAuthenticator: {
    summary: 'Turns the second step on with a correct code of the app, and returns ten recovery codes.',
    access: 'user',
    proof: 'recent',
  },
  removeAuthenticator: {
    summary: 'Turns the second step off and invalidates the recovery codes.',
    access: 'user',
    proof: 'recent',
  },
  renewRecoveryCodes: {
    summary: 'Replaces the recovery codes with ten new ones.',
    access: 'user',
    proof: 'recent',
  },
  beginPasskey: {
    summary: 'Returns what a browser needs to create a passkey.',
    access: 'user',
    proof: 'recent',
  },
  addPasskey: {
    summary: 'Stores the passkey that a browser created.',
    access: 'user',
    proof: 'recent',
  },
  renamePasskey: {
    summary: 'Renames a passkey.',
    access: 'user',
  },
  removePasskey: {
    summary: 'Removes a passkey, so that it can’t sign in any more.',
    access: 'user',
    proof: 'recent',
  },
})
