import { catalogue } from '../../shared/texts/messages'
import { certificationsChinese } from './messages.zh-CN'

export const certificationsMessages = catalogue('desk.certifications', certificationsChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.certifications': typeof certificationsMessages
  }
}
