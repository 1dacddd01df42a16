import { catalogue } from '../shared/texts/messages'
import { administratorsChinese } from './messages.zh-CN'

export const administratorsMessages = catalogue('administrators', administratorsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly administrators: typeof administratorsMessages
  }
}
