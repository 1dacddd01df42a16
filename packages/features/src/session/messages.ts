import { catalogue } from '../shared/texts/messages'
import {
  entryChinese,
  expiryChinese,
  passwordChinese,
  proofChinese,
  registrationChinese,
  sessionChinese,
  signOutChinese,
} from './messages.zh-CN'

export const entryMessages = catalogue('entry', entryChinese)
export const expiryMessages = catalogue('expiry', expiryChinese)
export const sessionMessages = catalogue('session', sessionChinese)
export const passwordMessages = catalogue('password', passwordChinese)
export const proofMessages = catalogue('proof', proofChinese)
export const registrationMessages = catalogue('registration', registrationChinese)
export const signOutMessages = catalogue('signOut', signOutChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly entry: typeof entryMessages
    readonly expiry: typeof expiryMessages
    readonly session: typeof sessionMessages
    readonly password: typeof passwordMessages
    readonly proof: typeof proofMessages
    readonly registration: typeof registrationMessages
    readonly signOut: typeof signOutMessages
  }
}
