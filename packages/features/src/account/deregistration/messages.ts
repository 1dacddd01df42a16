import { catalogue } from '../../shared/texts/messages'
import { deregistrationChinese } from './messages.zh-CN'

export const deregistrationMessages = catalogue('deregistration', deregistrationChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly deregistration: typeof deregistrationMessages
  }
}
