import { catalogue } from '../texts/messages'
import { licenceChinese } from './messages.zh-CN'

export const licenceMessages = catalogue('shared.licence', licenceChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.licence': typeof licenceMessages
  }
}
