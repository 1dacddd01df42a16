export const realtimeChinese = {
  dissolved: (company: string) => `企业“${company}”的账号已注销`,
  offline: (time: string) => `网络连接已断开，页面内容停留在${time}。恢复后会自动更新。`,
  late: (time: string) => `实时更新已中断，${time}之后的变化可能还没有显示。`,
  refresh: '立即更新',
  retry: '立即重试',
  restored: '网络已恢复，页面内容已更新',
}
