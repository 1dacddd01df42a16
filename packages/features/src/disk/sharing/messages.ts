import { catalogue } from '../../shared/texts/messages'
import { sharingChinese } from './messages.zh-CN'

export const sharingMessages = catalogue('disk.sharing', sharingChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'disk.sharing': typeof sharingMessages
  }
}
