import { catalogue } from '../../shared/texts/messages'
import { releasesChinese } from './messages.zh-CN'

export const releasesMessages = catalogue('catalogue.releases', releasesChinese)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'catalogue.releases': typeof releasesMessages
  }
}
