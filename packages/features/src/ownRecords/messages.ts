import { catalogue } from '../shared/texts/messages'
import { ownRecordsChinese } from './messages.zh-CN'

export const ownRecordsMessages = catalogue('ownRecords', ownRecordsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly ownRecords: typeof ownRecordsMessages
  }
}
