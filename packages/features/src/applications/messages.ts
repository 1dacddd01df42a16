import { catalogue } from '../shared/texts/messages'
import { applicationsChinese, joinChinese, shareChinese } from './messages.zh-CN'

export const joinMessages = catalogue('joinCompany', joinChinese)
export const applicationsMessages = catalogue('applications', applicationsChinese)
export const shareMessages = catalogue('shareLink', shareChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly joinCompany: typeof joinMessages
    readonly applications: typeof applicationsMessages
    readonly shareLink: typeof shareMessages
  }
}
