import { catalogue } from '../shared/texts/messages'
import { profileChinese } from './messages.zh-CN'

export const profileMessages = catalogue('profile', profileChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly profile: typeof profileMessages
  }
}
