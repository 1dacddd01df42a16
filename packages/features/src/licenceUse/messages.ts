import { catalogue } from '../shared/texts/messages'
import { licenceUseChinese } from './messages.zh-CN'

export const licenceUseMessages = catalogue('licenceUse', licenceUseChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly licenceUse: typeof licenceUseMessages
  }
}
