import { catalogue } from '../../shared/texts/messages'
import { formatChinese } from './messages.zh-CN'

export const formatMessages = catalogue('previewFormats', formatChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly previewFormats: typeof formatMessages
  }
}
