import { catalogue } from '../shared/texts/messages'
import { diskChinese } from './messages.zh-CN'

export const diskMessages = catalogue('disk', diskChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly disk: typeof diskMessages
  }
}
