import { catalogue } from '../../shared/texts/messages'
import { ownProductsChinese } from './messages.zh-CN'

export const ownProductsMessages = catalogue('catalogue.ownProducts', ownProductsChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'catalogue.ownProducts': typeof ownProductsMessages
  }
}
