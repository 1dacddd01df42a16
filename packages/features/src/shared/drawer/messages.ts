import { catalogue } from '../texts/messages'
import { drawerChinese } from './messages.zh-CN'

export const drawerMessages = catalogue('shared.drawer', drawerChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.drawer': typeof drawerMessages
  }
}
