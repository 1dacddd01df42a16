import { catalogue } from '../shared/texts/messages'
import { bellChinese, messagesChinese } from './messages.zh-CN'

export const bellMessages = catalogue('messageBell', bellChinese)
export const messagesMessages = catalogue('messages', messagesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly messageBell: typeof bellMessages
    readonly messages: typeof messagesMessages
  }
}
