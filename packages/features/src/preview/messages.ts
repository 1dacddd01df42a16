import { catalogue } from '../shared/texts/messages'
import { previewChinese } from './messages.zh-CN'

export const previewMessages = catalogue('preview', previewChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly preview: typeof previewMessages
  }
}
