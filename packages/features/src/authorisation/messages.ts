import { catalogue } from '../shared/texts/messages'
import { authorisationChinese } from './messages.zh-CN'

export const authorisationMessages = catalogue('authorisation', authorisationChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly authorisation: typeof authorisationMessages
  }
}
