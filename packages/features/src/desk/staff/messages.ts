import { catalogue } from '../../shared/texts/messages'
import { staffChinese } from './messages.zh-CN'

export const staffMessages = catalogue('desk.staff', staffChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.staff': typeof staffMessages
  }
}
