import { catalogue } from '../shared/texts/messages'

export const realtimeMessages = catalogue(
  'realtime',
  {
    dissolved: (company: string) => `企业“${company}”的账号已注销`,
    offline: (time: string) => `网络连接已断开，页面内容停留在${time}。恢复后会自动更新。`,
    late: (time: string) => `实时更新已中断，${time}之后的变化可能还没有显示。`,
    refresh: '立即更新',
    retry: '立即重试',
    restored: '网络已恢复，页面内容已更新',
  },
  {
    dissolved: (company: string) => `The account of ${company} has been closed.`,
    offline: (time) => `You’re offline. What you see is from ${time}; it updates once you’re back.`,
    late: (time) => `Live updates stopped. Changes since ${time} may be missing.`,
    refresh: 'Update now',
    retry: 'Try again',
    restored: 'You’re back online, and this page is up to date.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly realtime: typeof realtimeMessages
  }
}
