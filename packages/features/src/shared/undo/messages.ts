import { catalogue } from '../texts/messages'
import { undoChinese } from './messages.zh-CN'

export const undoMessages = catalogue('undo', undoChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly undo: typeof undoMessages
  }
}
