import { catalogue } from '../texts/messages'
import { formChinese, uploadChinese } from './messages.zh-CN'

export const formMessages = catalogue('form', formChinese)
export const uploadMessages = catalogue('uploads', uploadChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly form: typeof formMessages
    readonly uploads: typeof uploadMessages
  }
}
