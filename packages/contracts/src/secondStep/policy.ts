import { withPolicy } from '../wire/policy'
import { secondStepSetUpContract } from './contract'

export const secondStepSetUpOperations = withPolicy(secondStepSetUpContract, {
  getSecondStep: {
    summary: 'Whether the caller’s sign-ins ask for a second step, by what, and their passkeys.',
    access: 'user',
  },
  beginAuthenticator: {
    summary: 'A new secret for an authenticator app. It counts once a code of the app was right.',
    access: 'user',
    proof: 'recent',
  },
  confirmAuthenticator: {
    summary: 'Turns the second step on, by one right code of the app. Answers ten recovery codes.',
    access: 'user',
    proof: 'recent',
  },
  removeAuthenticator: {
    summary: 'Turns the second step off, and ends the recovery codes.',
    access: 'user',
    proof: 'recent',
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes in place of those before.',
    access: 'user',
    proof: 'recent',
  },
  beginPasskey: {
    summary: 'What a browser needs to make a passkey.',
    access: 'user',
    proof: 'recent',
  },
  addPasskey: {
    summary: 'Keeps the passkey that a browser made.',
    access: 'user',
    proof: 'recent',
  },
  renamePasskey: {
    summary: 'Calls a passkey something else.',
    access: 'user',
  },
  removePasskey: {
    summary: 'Signs nobody in with a passkey any more.',
    access: 'user',
    proof: 'recent',
  },
})
