import { catalogue } from '../../shared/texts/messages'
import { todayChinese } from './messages.zh-CN'

export const todayMessages = catalogue('desk.today', todayChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.today': typeof todayMessages
  }
}
