import { catalogue } from '../shared/texts/messages'
import { catalogueChinese } from './messages.zh-CN'

export const catalogueMessages = catalogue('catalogue', catalogueChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly catalogue: typeof catalogueMessages
  }
}
