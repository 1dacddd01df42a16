import { catalogue } from '../../shared/texts/messages'
import { ownedChinese } from './messages.zh-CN'

export const ownedMessages = catalogue('catalogue.owned', ownedChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'catalogue.owned': typeof ownedMessages
  }
}
