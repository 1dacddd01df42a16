import { catalogue } from '../texts/messages'
import { codeChinese } from './messages.zh-CN'

export const codeMessages = catalogue('codes', codeChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly codes: typeof codeMessages
  }
}
