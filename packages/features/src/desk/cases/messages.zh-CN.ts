const units = { minute: '分钟', hour: '小时', day: '天' }

/** Texts about waiting cases, for every room. */
export const casesChinese = {
  'queue.certification': '企业认证',
  'queue.dissolution': '企业注销',
  'queue.trial': '产品试用',
  'queue.invoice': '开具发票',
  waited: (count: number, unit: keyof typeof units) => `已等${count}${units[unit]}`,
  left: (count: number, unit: keyof typeof units) => `剩余${count}${units[unit]}`,
  late: (count: number, unit: keyof typeof units) => `超时${count}${units[unit]}`,
  dueAt: (time: string) => `承诺在${time}前处理`,
  free: '待领取',
  own: '我在处理',
  claimedBy: (name: string) => `${name}处理中`,
  claimedSince: (time: string) => `领取于${time}`,
  claim: '领取',
  release: '释放',
  takeOver: '接手',
  claimOf: (name: string) => `领取${name}`,
  releaseOf: (name: string) => `释放${name}`,
  takeOverOf: (name: string) => `接手${name}`,
  claimed: '已领取',
  released: '已释放，其他同事可以领取',
  takenOver: '已接手',
}
