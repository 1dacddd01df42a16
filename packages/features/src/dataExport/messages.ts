import { catalogue } from '../shared/texts/messages'
import { dataExportChinese } from './messages.zh-CN'

export const dataExportMessages = catalogue('dataExport', dataExportChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly dataExport: typeof dataExportMessages
  }
}
