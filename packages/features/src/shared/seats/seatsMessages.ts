import { chineseCount, englishCount } from '../texts/format'
import { catalogue } from '../texts/messages'

export const seatsMessages = catalogue(
  'shared.seats',
  {
    used: '已使用',
    passedOn: '已下发未用',
    notPassedOn: '未下发',
    /** Of a whole bar: nothing is left of it, or it can't be used now. */
    full: '已用完',
    unusable: '不可用',
    left: '剩余',
    drawn: (used: number, left: number) => `已使用${chineseCount(used)}，剩余${chineseCount(left)}`,
    /** Of a department, whose seats are those it passed on as well. */
    share: (used: number, passedOn: number, left: number) =>
      `已使用${chineseCount(used)}，已下发${chineseCount(passedOn)}，剩余${chineseCount(left)}`,
    drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
      `已使用${chineseCount(used)}，已下发未用${chineseCount(passedOn)}，未下发${chineseCount(left)}`,
  },
  {
    used: 'In use',
    passedOn: 'Passed on, unused',
    notPassedOn: 'Not passed on',
    full: 'All in use',
    unusable: 'Not usable',
    left: 'Left',
    drawn: (used: number, left: number) => `${englishCount(used)} in use, ${englishCount(left)} left`,
    share: (used: number, passedOn: number, left: number) =>
      `${englishCount(used)} in use, ${englishCount(passedOn)} passed on, ${englishCount(left)} left`,
    drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
      `${englishCount(used)} in use, ${englishCount(passedOn)} passed on and unused, ${englishCount(left)} not passed on`,
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.seats': typeof seatsMessages
  }
}
