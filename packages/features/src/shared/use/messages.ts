import { catalogue } from '../texts/messages'
import { lastUseChinese } from './messages.zh-CN'

export const lastUseMessages = catalogue('shared.use', lastUseChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.use': typeof lastUseMessages
  }
}
