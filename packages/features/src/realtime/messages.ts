import { catalogue } from '../shared/texts/messages'
import { realtimeChinese } from './messages.zh-CN'

export const realtimeMessages = catalogue('realtime', realtimeChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly realtime: typeof realtimeMessages
  }
}
