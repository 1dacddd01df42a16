import { englishCount } from '../texts/format'
import type { English } from '../texts/messages'
import type { seatsChinese } from './messages.zh-CN'

export const seatsEnglish: English<typeof seatsChinese> = {
  used: 'In use',
  passedOn: 'Allocated, unused',
  notPassedOn: 'Not allocated',
  full: 'All in use',
  unusable: 'Unavailable',
  left: 'Left',
  concurrent: (total: number, used: number) => `${englishCount(used)} of ${englishCount(total)} at once`,
  usedNow: 'In use now',
  freeNow: 'Free now',
  shared: 'Concurrent',
  ofCompany: 'Left across the whole company, including its departments',
  inReach: 'Left in your departments and those above them',
  companyWide: 'whole company',
  inReachShort: 'within your reach',
  drawn: (used: number, left: number) => `${englishCount(used)} in use, ${englishCount(left)} left`,
  drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
    `${englishCount(used)} in use, ${englishCount(passedOn)} allocated and unused, ${englishCount(left)} not allocated`,
}
