import { catalogue } from '../shared/texts/messages'
import { membersChinese } from './messages.zh-CN'

export const membersMessages = catalogue('members', membersChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly members: typeof membersMessages
  }
}
