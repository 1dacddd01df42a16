import { catalogue } from '../shared/texts/messages'
import { agreementChinese } from './messages.zh-CN'

export const agreementMessages = catalogue('agreements', agreementChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly agreements: typeof agreementMessages
  }
}
