import { englishCount } from '../texts/format'
import type { English } from '../texts/messages'
import type { impactChinese } from './messages.zh-CN'

export const impactEnglish: English<typeof impactChinese> = {
  impact: 'Impact',
  loading: 'Working out the impact…',
  failed: 'The impact could not be loaded',
  blocked: 'This isn’t possible right now',
  nobodyLoses: 'No member loses a licence',
  losers: (members: number, licences: number) =>
    `${counted(members, 'member loses', 'members lose')} ${counted(licences, 'licence', 'licences')}`,
  loses: (licences: number) => `Loses ${counted(licences, 'licence', 'licences')}`,
  returnsTo: (departments: string) => `Returns to ${departments}`,
  online: (count: number) => `${englishCount(count)} in use right now`,
  devices: (count: number) => counted(count, 'device', 'devices'),
  borrowed: (count: number, until: string) =>
    `${counted(count, 'licence runs', 'licences run')} on a device until ${until} and can’t be recalled: ${count === 1 ? 'its seat returns' : 'their seats return'} then.`,
  borrowedUntil: (until: string) => `Runs on a device until ${until}; its seat returns then`,
  isOnline: 'Online',
  deviceCount: (count: number) => counted(count, 'device', 'devices'),
  showAll: (count: number) => `Show all ${englishCount(count)}`,
  showFewer: 'Show fewer',
  notListed: (count: number) => `${counted(count, 'more member is', 'more members are')} not listed`,
  returns: 'Seats that return',
  showAllReturns: (count: number) => `Show all ${englishCount(count)}`,
  seats: (count: number) => `+${englishCount(count)}`,
  seatsRead: (count: number) => `${counted(count, 'free seat', 'free seats')} more`,
  moves: (count: number, department: string) =>
    `${counted(count, 'member moves', 'members move')} to “${department}”`,
  nameMissing: 'No name yet',
  skip: (skipped: number, rest: number) =>
    `Skip ${skipped === 1 ? 'this one' : `these ${englishCount(skipped)}`} and continue with the other ${englishCount(rest)}`,
  skipped: 'Skipped',
}

const counted = (count: number, one: string, many: string) =>
  `${englishCount(count)} ${count === 1 ? one : many}`
