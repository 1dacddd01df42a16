import { chineseCount as n } from '../texts/format'

export const licenceChinese = {
  normal: '正常',
  disabled: '已禁用',
  expired: '已过期',
  full: '已满',
  ending: '即将到期',
  assignLicences: '分配授权',
  takeBackLicences: '收回授权',
  endsIn: (days: number) => (days === 0 ? '今天到期' : `${days}天后到期`),

  // Whose seats are used
  seatsOf: (department: string, count: number) => `${department}（${n(count)}个）`,
  seatsOfMore: (departments: number, count: number) => `其他${n(departments)}个部门（${n(count)}个）`,
}
