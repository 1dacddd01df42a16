import { catalogue } from '../texts/messages'
import { seatsChinese } from './messages.zh-CN'

export const seatsMessages = catalogue('shared.seats', seatsChinese)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.seats': typeof seatsMessages
  }
}
