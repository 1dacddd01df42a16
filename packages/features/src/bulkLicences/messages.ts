import { catalogue } from '../shared/texts/messages'
import { bulkLicencesChinese } from './messages.zh-CN'

export const bulkLicencesMessages = catalogue('bulkLicences', bulkLicencesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly bulkLicences: typeof bulkLicencesMessages
  }
}
