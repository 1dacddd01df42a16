import type { SignedIn } from '../Session'
import type { TokenStorage } from './TokenStorage'

/** Content of the storage, under the names of the specification. */
interface Shelf {
  readonly token: string | undefined
  readonly refreshToken: string | undefined
  readonly passportToken: string | undefined
  readonly passportRefreshToken: string | undefined
  readonly userId: string | undefined
  readonly userAccount: string | undefined
}

const tokenKeys = ['token', 'refreshToken', 'passportToken', 'passportRefreshToken'] as const
const personKeys = ['userId', 'userAccount'] as const
const prefix = 'Bearer '

export type Tokens = Pick<SignedIn, 'accessToken' | 'refreshToken' | 'passportToken' | 'passportRefreshToken'>

/** Tokens are stored with the bearer prefix and returned without it. */
export function readShelf(storage: TokenStorage): Shelf {
  const read = (key: string) => storage.read(key) || undefined
  const token = (key: string) => read(key)?.replace(prefix, '')
  return {
    token: token('token'),
    refreshToken: token('refreshToken'),
    passportToken: token('passportToken'),
    passportRefreshToken: token('passportRefreshToken'),
    userId: read('userId'),
    userAccount: read('userAccount'),
  }
}

export function storeTokens(storage: TokenStorage, tokens: Tokens): void {
  storage.write('passportRefreshToken', prefix + tokens.passportRefreshToken)
  storage.write('passportToken', prefix + tokens.passportToken)
  storage.write('refreshToken', prefix + tokens.refreshToken)
  storage.write('token', prefix + tokens.accessToken)
}

/** In this order, another tab never sees a person's token next to another person's name. */
export function storeSignedIn(storage: TokenStorage, signedIn: SignedIn): void {
  removeTokens(storage)
  storage.remove(endKey)
  storage.write('userId', signedIn.userId)
  storage.write('userAccount', signedIn.userAccount)
  storeTokens(storage, signedIn)
  if (signedIn.devices) storage.write(devicesKey, signedIn.devices.join(' '))
}

const devicesKey = 'devices'

/** They outlive the session and identify no person. */
export const readDevices = (storage: TokenStorage): readonly string[] =>
  storage.read(devicesKey)?.split(' ').filter(Boolean) ?? []

/** Keeps the person, so that a dialog can ask for the password. */
export function removeTokens(storage: TokenStorage): void {
  for (const key of tokenKeys) storage.remove(key)
}

const endKey = 'sessionEndedBecause'

/** @param because the reason for other tabs, which find nobody signed in any more */
export function clearShelf(storage: TokenStorage, because?: string): void {
  if (because) storage.write(endKey, because)
  else storage.remove(endKey)
  removeTokens(storage)
  for (const key of personKeys) storage.remove(key)
}

/** The reason why another tab's session ended, if it should be shown. */
export const readEnd = (storage: TokenStorage): string | null => storage.read(endKey)
