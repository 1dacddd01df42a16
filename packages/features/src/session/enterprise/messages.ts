import { catalogue } from '../../shared/texts/messages'
import { enterpriseChinese } from './messages.zh-CN'

export const enterpriseMessages = catalogue('session.enterprise', enterpriseChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'session.enterprise': typeof enterpriseMessages
  }
}
