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

  // How a member came by a licence
  source: '来源',
  manual: '手动分配',
  rule: '规则',
  ofRule: (name: string) => `规则“${name}”`,
  request: '授权申请',
  import: '批量授权',
  borrowed: '借用',
  borrowedUntil: (day: string) => `借出至${day}`,
  becomesException: (count: number) =>
    `其中${n(count)}个由规则分配。取消后，成员会成为该规则的例外，不再自动获得。`,

  // Whose seats are used
  seatsOf: (department: string, count: number) => `${department}（${n(count)}个）`,
  seatsOfMore: (departments: number, count: number) => `其他${n(departments)}个部门（${n(count)}个）`,
}
