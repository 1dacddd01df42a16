import { catalogue } from '../texts/messages'
import { greetingChinese } from './messages.zh-CN'

export const greetingMessages = catalogue('greeting', greetingChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly greeting: typeof greetingMessages
  }
}
