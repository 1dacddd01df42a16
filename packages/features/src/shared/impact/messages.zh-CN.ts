import { chineseCount } from '../texts/format'

/** Texts for the impact of a change. */
export const impactChinese = {
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
  borrowed: (count: number, until: string) =>
    `其中${chineseCount(count)}个已借出到设备，最晚用到${until}，席位到期后才退回`,
  borrowedUntil: (until: string) => `已借出到设备，用到${until}，到期后席位才退回`,
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
}
