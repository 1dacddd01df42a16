import { catalogue } from './messages'
import { componentChinese, sharedChinese } from './sharedMessages.zh-CN'

export const componentMessages = catalogue('shared.components', componentChinese)
export const sharedMessages = catalogue('shared', sharedChinese)

declare module './messages' {
  interface Catalogues {
    readonly 'shared.components': typeof componentMessages
    readonly shared: typeof sharedMessages
  }
}
