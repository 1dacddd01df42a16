import { catalogue } from '../shared/texts/messages'
import { licenceRulesChinese } from './messages.zh-CN'

export const licenceRulesMessages = catalogue('licenceRules', licenceRulesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly licenceRules: typeof licenceRulesMessages
  }
}
