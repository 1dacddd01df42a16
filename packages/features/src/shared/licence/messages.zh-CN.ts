export const licenceChinese = {
  normal: '正常',
  disabled: '已禁用',
  expired: '已过期',
  full: '已满',
  ending: '即将到期',
  assignLicences: '分配授权',
  takeBackLicences: '收回授权',
  endsIn: (days: number) => (days === 0 ? '今天到期' : `${days}天后到期`),
}
