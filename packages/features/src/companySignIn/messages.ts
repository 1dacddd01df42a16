import { catalogue } from '../shared/texts/messages'
import { companyIdentitiesChinese } from './messages.zh-CN'

export const companyIdentitiesMessages = catalogue('companyIdentities', companyIdentitiesChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly companyIdentities: typeof companyIdentitiesMessages
  }
}
