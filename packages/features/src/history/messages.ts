import { catalogue } from '../shared/texts/messages'
import { fieldChinese, historyChinese, operationChinese, valueChinese } from './messages.zh-CN'

export const fieldMessages = catalogue('history.fields', fieldChinese)
export const historyMessages = catalogue('history', historyChinese)
export const valueMessages = catalogue('history.values', valueChinese)
export const operationMessages = catalogue('history.operations', operationChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'history.operations': typeof operationMessages
    readonly 'history.fields': typeof fieldMessages
    readonly history: typeof historyMessages
    readonly 'history.values': typeof valueMessages
  }
}
