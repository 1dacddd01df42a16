import { catalogue } from '../../shared/texts/messages'
import { casesChinese } from './messages.zh-CN'

export const casesMessages = catalogue('desk.cases', casesChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'desk.cases': typeof casesMessages
  }
}
