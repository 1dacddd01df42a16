import { chineseCount, englishCount } from '../texts/format'
import { catalogue } from '../texts/messages'

export const seatsMessages = catalogue(
  'shared.seats',
  {
    drawn: (used: number, left: number) => `已使用 ${chineseCount(used)}，剩余 ${chineseCount(left)}`,
    drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
      `已使用 ${chineseCount(used)}，已下发 ${chineseCount(passedOn)}，剩余 ${chineseCount(left)}`,
  },
  {
    drawn: (used: number, left: number) => `${englishCount(used)} used, ${englishCount(left)} left`,
    drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
      `${englishCount(used)} used, ${englishCount(passedOn)} passed on, ${englishCount(left)} left`,
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.seats': typeof seatsMessages
  }
}
