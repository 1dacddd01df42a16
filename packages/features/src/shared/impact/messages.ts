import { catalogue } from '../texts/messages'
import { impactChinese } from './messages.zh-CN'

export const impactMessages = catalogue('impact', impactChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly impact: typeof impactMessages
  }
}
