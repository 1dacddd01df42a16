import { withPolicy } from '../wire/policy'
import { sessionContract } from './contract'

export const sessionOperations = withPolicy(sessionContract, {
  getPublicKey: {
    summary:
      'Returns the public key that passwords are sealed with, and a single-use challenge to seal with them.',
  },
  refresh: {
    summary:
      'Exchanges a refresh token for the next generation. The parent works for 10 more seconds; an older token ends the session. A session with a browser key needs a proof each time.',
  },
  signOut: {
    summary: 'Ends this session.',
    access: 'user',
    limited: 'open',
    desk: 'open',
  },
  getSignInOptions: {
    summary: 'Lists the origins that a sign-in may return to.',
  },
  getFailedCount: {
    summary:
      'Returns the failed sign-ins of an account in the current window. Unknown accounts get the same answer.',
  },
  getImageCaptcha: {
    summary: 'Returns a captcha image and its proof of work, whose salt is `captchaId`.',
  },
  getWorkChallenge: {
    summary:
      'Returns a proof-of-work challenge: find a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits.',
  },
  signIn: {
    summary:
      'Signs in with account and sealed password. The eleventh session of a person ends the oldest one.',
  },
  changePassword: {
    summary: 'Changes the caller’s password and ends all other sessions.',
    access: 'user',
  },
})
