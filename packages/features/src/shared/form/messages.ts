import { catalogue } from '../texts/messages'
import { formChinese } from './messages.zh-CN'

export const formMessages = catalogue('form', formChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly form: typeof formMessages
  }
}
