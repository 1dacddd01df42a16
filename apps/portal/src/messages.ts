import { catalogue } from '@atrium/features/shared'
import { portalChinese } from './messages.zh-CN'

export const portalMessages = catalogue('portal', portalChinese)

export type PortalTexts = typeof portalMessages.chinese

declare module '@atrium/features/shared' {
  interface Catalogues {
    readonly portal: typeof portalMessages
  }
}
