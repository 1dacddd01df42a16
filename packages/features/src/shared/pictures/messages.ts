import { catalogue } from '../texts/messages'
import { pictureChinese } from './messages.zh-CN'

export const pictureMessages = catalogue('pictures', pictureChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly pictures: typeof pictureMessages
  }
}
