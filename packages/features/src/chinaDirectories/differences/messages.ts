import { catalogue } from '../../shared/texts/messages'
import { differencesChinese } from './messages.zh-CN'

export const differencesMessages = catalogue('directoryDifferences', differencesChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly directoryDifferences: typeof differencesMessages
  }
}
