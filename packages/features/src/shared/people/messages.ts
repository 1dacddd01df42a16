import { catalogue } from '../texts/messages'
import { peopleChinese } from './messages.zh-CN'

export const peopleMessages = catalogue('shared.people', peopleChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.people': typeof peopleMessages
  }
}
