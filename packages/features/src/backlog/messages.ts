import { catalogue } from '../shared/texts/messages'
import { backlogChinese, waitingChinese } from './messages.zh-CN'

export const backlogMessages = catalogue('backlog', backlogChinese)
export const waitingMessages = catalogue('waiting', waitingChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly backlog: typeof backlogMessages
    readonly waiting: typeof waitingMessages
  }
}
