import { catalogue } from '../shared/texts/messages'
import { guidesChinese } from './messages.zh-CN'

export const guidesMessages = catalogue('guides', guidesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly guides: typeof guidesMessages
  }
}
