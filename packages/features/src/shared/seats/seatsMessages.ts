import { chineseCount, englishCount } from '../texts/format'
import { catalogue } from '../texts/messages'

export const seatsMessages = catalogue(
  'shared.seats',
  {
    used: '成员已使用',
    passedOn: '已下发未用',
    notPassedOn: '未下发',
    left: '剩余',
    drawn: (used: number, left: number) => `已使用 ${chineseCount(used)}，剩余 ${chineseCount(left)}`,
    drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
      `已使用 ${chineseCount(used)}，已下发 ${chineseCount(passedOn)}，剩余 ${chineseCount(left)}`,
  },
  {
    used: 'Used by members',
    passedOn: 'Passed on, unused',
    notPassedOn: 'Not passed on',
    left: 'Left',
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
