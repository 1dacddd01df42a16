import { catalogue } from '../shared/texts/messages'
import { connectionsChinese } from './messages.zh-CN'

export const connectionsMessages = catalogue('connections', connectionsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly connections: typeof connectionsMessages
  }
}
