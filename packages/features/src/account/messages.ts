import { catalogue } from '../shared/texts/messages'
import { accountChinese, dissolutionChinese } from './messages.zh-CN'

export const dissolutionMessages = catalogue('dissolution', dissolutionChinese)
export const accountMessages = catalogue('account', accountChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly dissolution: typeof dissolutionMessages
    readonly account: typeof accountMessages
  }
}
