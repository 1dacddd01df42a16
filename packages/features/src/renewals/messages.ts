import { catalogue } from '../shared/texts/messages'
import { renewalsChinese } from './messages.zh-CN'

export const renewalsMessages = catalogue('renewals', renewalsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly renewals: typeof renewalsMessages
  }
}
