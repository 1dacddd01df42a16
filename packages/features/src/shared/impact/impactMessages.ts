import { chineseCount, englishCount } from '../texts/format'
import { catalogue } from '../texts/messages'

/** What a change would take from whom. */
export const impactMessages = catalogue(
  'impact',
  {
    impact: '影响',
    loading: '正在计算影响…',
    failed: '影响加载失败',
    blocked: '当前不能进行此操作',
    nobodyLoses: '没有成员会失去授权',
    losers: (members: number, licences: number) =>
      `${chineseCount(members)}名成员将失去${chineseCount(licences)}个授权`,
    loses: (licences: number) => `将失去${chineseCount(licences)}个授权`,
    returnsTo: (departments: string) => `退回${departments}`,
    online: (count: number) => `其中${chineseCount(count)}个正在使用`,
    devices: (count: number) => `涉及${chineseCount(count)}台设备`,
    isOnline: '在线',
    deviceCount: (count: number) => `${chineseCount(count)}台设备`,
    showAll: (count: number) => `显示全部${chineseCount(count)}名`,
    showFewer: '收起',
    notListed: (count: number) => `另有${chineseCount(count)}名成员未列出`,
    returns: '退回的授权',
    showAllReturns: (count: number) => `显示全部${chineseCount(count)}项`,
    seats: (count: number) => `+${chineseCount(count)}`,
    seatsRead: (count: number) => `增加${chineseCount(count)}个可用授权`,
    moves: (count: number, department: string) => `${chineseCount(count)}名成员将移至“${department}”`,
    nameMissing: '未填写姓名',
    skip: (skipped: number, rest: number) =>
      `跳过这${chineseCount(skipped)}项，继续处理其余${chineseCount(rest)}项`,
    skipped: '已跳过',
  },
  {
    impact: 'Impact',
    loading: 'Working out the impact…',
    failed: 'The impact could not be loaded',
    blocked: 'This is not possible at the moment',
    nobodyLoses: 'No member loses a licence',
    losers: (members: number, licences: number) =>
      `${counted(members, 'member loses', 'members lose')} ${counted(licences, 'licence', 'licences')}`,
    loses: (licences: number) => `Loses ${counted(licences, 'licence', 'licences')}`,
    returnsTo: (departments: string) => `Returns to ${departments}`,
    online: (count: number) => `${englishCount(count)} in use right now`,
    devices: (count: number) => counted(count, 'device', 'devices'),
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
      `Skip ${skipped === 1 ? 'this one' : `these ${englishCount(skipped)}`} and go on with the other ${englishCount(rest)}`,
    skipped: 'Skipped',
  },
)

const counted = (count: number, one: string, many: string) =>
  `${englishCount(count)} ${count === 1 ? one : many}`

declare module '../texts/messages' {
  interface Catalogues {
    readonly impact: typeof impactMessages
  }
}
