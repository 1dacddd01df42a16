import { catalogue } from '../shared/texts/messages'
import { embeddersChinese } from './messages.zh-CN'

export const embeddersMessages = catalogue('embedding', embeddersChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly embedding: typeof embeddersMessages
  }
}
