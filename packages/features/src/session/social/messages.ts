import { catalogue } from '../../shared/texts/messages'
import { socialChinese } from './messages.zh-CN'

export const socialMessages = catalogue('social', socialChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly social: typeof socialMessages
  }
}
