import { catalogue } from '../../shared/texts/messages'
import { meetingChinese } from './messages.zh-CN'

export const meetingMessages = catalogue('meetings', meetingChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly meetings: typeof meetingMessages
  }
}
