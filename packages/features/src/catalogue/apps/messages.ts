import { catalogue } from '../../shared/texts/messages'
import { appsChinese } from './messages.zh-CN'

export const appsMessages = catalogue('catalogue.apps', appsChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'catalogue.apps': typeof appsMessages
  }
}
