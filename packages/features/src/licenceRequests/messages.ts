import { catalogue } from '../shared/texts/messages'
import { licenceRequestsChinese } from './messages.zh-CN'

export const licenceRequestsMessages = catalogue('licenceRequests', licenceRequestsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly licenceRequests: typeof licenceRequestsMessages
  }
}
