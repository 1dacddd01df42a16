import { catalogue } from '../shared/texts/messages'
import { concurrentSeatsChinese } from './messages.zh-CN'

export const concurrentSeatsMessages = catalogue('concurrentSeats', concurrentSeatsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly concurrentSeats: typeof concurrentSeatsMessages
  }
}
