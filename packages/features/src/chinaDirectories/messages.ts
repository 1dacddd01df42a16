import { catalogue } from '../shared/texts/messages'
import { chinaDirectoriesChinese } from './messages.zh-CN'

export const chinaDirectoriesMessages = catalogue('chinaDirectories', chinaDirectoriesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly chinaDirectories: typeof chinaDirectoriesMessages
  }
}
