/** All texts about the reason for something at the desk. */
export const reasonChinese = {
  reason: '理由',
  reasonHint: '将记入审计日志',
  reasonPlaceholder: '如：客户来电，工单号12345',
  reasonRequired: '请填写理由',
  recent: '最近使用的理由',
}
