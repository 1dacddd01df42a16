import { catalogue } from '../../shared/texts/messages'
import { ownTaskChinese } from './messages.zh-CN'

export const ownTaskMessages = catalogue('ownTasks', ownTaskChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly ownTasks: typeof ownTaskMessages
  }
}
