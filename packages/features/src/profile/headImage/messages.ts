import { catalogue } from '../../shared/texts/messages'
import { headImageChinese } from './messages.zh-CN'

export const headImageMessages = catalogue('headImage', headImageChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly headImage: typeof headImageMessages
  }
}
