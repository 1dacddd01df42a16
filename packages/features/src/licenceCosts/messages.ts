import { catalogue } from '../shared/texts/messages'
import { licenceCostsChinese } from './messages.zh-CN'

export const licenceCostsMessages = catalogue('licenceCosts', licenceCostsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly licenceCosts: typeof licenceCostsMessages
  }
}
