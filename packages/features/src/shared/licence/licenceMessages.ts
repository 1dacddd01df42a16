import { catalogue } from '../texts/messages'

export const licenceMessages = catalogue(
  'shared.licence',
  {
    normal: '正常',
    disabled: '已禁用',
    expired: '已过期',
    full: '已满',
    ending: '即将到期',
    endsIn: (days: number) => (days === 0 ? '今天到期' : `${days}天后到期`),
  },
  {
    normal: 'Normal',
    disabled: 'Disabled',
    expired: 'Expired',
    full: 'Full',
    ending: 'Ending soon',
    endsIn: (days: number) => (days === 0 ? 'Ends today' : days === 1 ? '1 day left' : `${days} days left`),
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.licence': typeof licenceMessages
  }
}
