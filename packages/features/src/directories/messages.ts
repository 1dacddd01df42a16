import { catalogue } from '../shared/texts/messages'
import { directoriesChinese } from './messages.zh-CN'

export const directoriesMessages = catalogue('directories', directoriesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly directories: typeof directoriesMessages
  }
}
