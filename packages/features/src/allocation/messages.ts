import { catalogue } from '../shared/texts/messages'
import { allocationChinese } from './messages.zh-CN'

export const allocationMessages = catalogue('allocation', allocationChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly allocation: typeof allocationMessages
  }
}
