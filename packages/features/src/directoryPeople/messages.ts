import { catalogue } from '../shared/texts/messages'
import { directoryPeopleChinese } from './messages.zh-CN'

export const directoryPeopleMessages = catalogue('directoryPeople', directoryPeopleChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly directoryPeople: typeof directoryPeopleMessages
  }
}
