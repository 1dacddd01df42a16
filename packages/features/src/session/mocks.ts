import { answer, mockFetch } from '../shared/mocks'
import { sessionContract as operations } from './contract'
import { createSession } from './createSession'
import { registrationContract as registration } from './registration/contract'
import type { Session, SignedIn } from './Session'
import type { TokenStorage } from './TokenStorage'

export const someone: SignedIn = {
  accessToken: 'access',
  refreshToken: 'refresh',
  passportToken: 'passport',
  passportRefreshToken: 'passport-refresh',
  userId: 'user-1',
  userAccount: '13800000001',
}

const expiresAt = '2026-11-20T02:05:00.000Z'

/** The point 9, at which a real key might be as well. */
const publicKey = 'CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44"><rect width="132" height="44" fill="#fff"/><g fill="none" stroke="#1d4f94" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M18 12v22m14-23-1 23M18 23l14-1"/><path d="m44 34 8-23 8 22m-13-7 10-1" stroke="#7a3b1d"/><path d="m70 13 17-1m-8 1-1 21" stroke="#176639"/><path d="m112 34 1-22-14 15 18 1" stroke="#5b2a86"/><path d="M4 30C40 6 90 42 128 14" stroke="#3d4b5c" stroke-width="1"/></g></svg>`

export const freeStanding = {
  failedCount: 0,
  captchaRequired: false,
  lockedUntil: null,
  retryAfterSeconds: 0,
}

export const sessionAnswers = [
  answer(operations.getPublicKey, { keyId: 'seals-1', publicKey, challenge: 'challenge', expiresAt }),
  answer(operations.getSignInOptions, { returnOrigins: ['https://design.example'] }),
  answer(operations.getFailedCount, freeStanding),
  answer(operations.getImageCaptcha, {
    captchaId: 'captcha',
    image: `data:image/svg+xml;base64,${btoa(picture)}`,
    expiresAt,
  }),
  answer(operations.getWorkChallenge, {
    challengeId: 'work',
    salt: 'work',
    difficulty: 8,
    expiresAt,
  }),
  answer(operations.signIn, someone),
  answer(registration.checkExist, false),
  answer(registration.sendRegistrationCode, { retryAfterSeconds: 60 }),
  answer(registration.registerPerson, someone),
  answer(operations.signOut, true),
  answer(operations.changePassword, true),
]

/** A place for tokens that nothing else reads. */
function memoryStorage(stored: Readonly<Record<string, string>> = {}): TokenStorage {
  const values = new Map(Object.entries(stored))
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const person = { userId: someone.userId, userAccount: someone.userAccount }

/** What the storage holds in each state of a session. */
const storedSessions = {
  signedOut: {},
  signedIn: { ...person, token: 'Bearer access', refreshToken: 'Bearer refresh' },
  expired: person,
} as const

export const mockSession = (
  state: keyof typeof storedSessions,
  fetch: typeof globalThis.fetch = mockFetch(sessionAnswers),
): Session => createSession({ storage: memoryStorage(storedSessions[state]), fetch, locks: undefined })
