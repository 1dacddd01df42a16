import { catalogue } from '../texts/messages'
import { passkeyChinese } from './messages.zh-CN'

export const passkeyMessages = catalogue('passkey', passkeyChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly passkey: typeof passkeyMessages
  }
}
