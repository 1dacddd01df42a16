const units = { minute: '分钟', hour: '小时', day: '天' }

export const todayChinese = {
  today: '今日待办',
  failed: '待办加载失败',
  queues: '待办队列',
  waiting: '件待处理',
  late: '超时',
  free: '待领取',
  own: '我的',
  promise: (hours: number) => `承诺${hours}小时内处理`,
  oldest: (count: number, unit: keyof typeof units, hours: number) =>
    `最早已等${count}${units[unit]}，承诺${hours}小时`,
  dueFirst: '最先到期',
  first: (shown: number, total: number) => `共${total}件，这里显示最先到期的${shown}件`,
  about: '事项',
  queue: '队列',
  due: '时限',
  claim: '处理人',
  actions: '操作',
  settledBy: (name: string) => (name ? `${name}已处理` : '已撤回'),
  departed: (about: string, name: string) => (name ? `${about}：${name}已处理` : `${about}：已撤回`),
  done: '全部处理完毕',
  doneHint: '有新的事项时会自动出现在这里。',
  noQueues: '没有由您处理的队列',
  noQueuesHint: '您的角色不负责待办队列，可从左侧菜单进入其他页面。',
}
