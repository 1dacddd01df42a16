import { catalogue } from '../../shared/texts/messages'
import { certificationChinese } from './messages.zh-CN'

export const certificationMessages = catalogue('certification', certificationChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly certification: typeof certificationMessages
  }
}
