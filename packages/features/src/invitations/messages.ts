import { catalogue } from '../shared/texts/messages'
import { invitationsChinese, problemChinese } from './messages.zh-CN'

export const invitationsMessages = catalogue('invitations', invitationsChinese)
export const problemMessages = catalogue('invitationProblems', problemChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly invitations: typeof invitationsMessages
    readonly invitationProblems: typeof problemMessages
  }
}
