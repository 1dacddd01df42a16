import { englishCount } from '../texts/format'
import type { English } from '../texts/messages'
import type { seatsChinese } from './messages.zh-CN'

export const seatsEnglish: English<typeof seatsChinese> = {
  used: 'In use',
  passedOn: 'Passed on, unused',
  notPassedOn: 'Not passed on',
  full: 'All in use',
  unusable: 'Not usable',
  left: 'Left',
  ofCompany: 'Left across the whole company, departments included',
  inReach: 'Left in your departments and those above them',
  companyWide: 'whole company',
  inReachShort: 'within your reach',
  drawn: (used: number, left: number) => `${englishCount(used)} in use, ${englishCount(left)} left`,
  drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
    `${englishCount(used)} in use, ${englishCount(passedOn)} passed on and unused, ${englishCount(left)} not passed on`,
}
