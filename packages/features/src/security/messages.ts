import { catalogue } from '../shared/texts/messages'
import { securityChinese } from './messages.zh-CN'

export const securityMessages = catalogue('security', securityChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly security: typeof securityMessages
  }
}
