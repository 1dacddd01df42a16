import { catalogue } from '../../shared/texts/messages'
import { ruleChinese } from './messages.zh-CN'

export const ruleMessages = catalogue('account.secondStepRule', ruleChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'account.secondStepRule': typeof ruleMessages
  }
}
