import { withPolicy } from '../wire/policy'
import { sessionContract } from './contract'

export const sessionOperations = withPolicy(sessionContract, {
  getPublicKey: {
    summary: 'The public key that seals passwords, with a single-use challenge to seal beside them.',
  },
  refresh: {
    summary:
      'Exchanges a refresh token for the next generation. The parent is honoured for 10 s more; an older one ends the session. A session that a browser’s key began needs its proof each time.',
  },
  signOut: {
    summary: 'Ends this session.',
    access: 'user',
  },
  getSignInOptions: {
    summary: 'Origins to which a sign-in may return.',
  },
  getFailedCount: {
    summary: 'Failed sign-ins of an account in the current window; the same for accounts that do not exist.',
  },
  getImageCaptcha: {
    summary: 'Characters to type, and work to do: its salt is `captchaId`.',
  },
  getWorkChallenge: {
    summary: 'Find a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits.',
  },
  signIn: {
    summary:
      'Signs in with account and sealed password. Ten sessions of an account may be open; one more ends the oldest.',
  },
  changePassword: {
    summary: 'Changes the caller’s password and ends every other session.',
    access: 'user',
  },
})
