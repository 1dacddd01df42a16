import { catalogue } from '../shared/texts/messages'

/** What a home says of to-dos where none waits: most of the time it needs no more. */
export const waitingMessages = catalogue(
  'waiting',
  {
    waitsForYou: '待办',
    allWaiting: (count: number) => `查看全部 ${count} 件待办`,
    waitingFailed: '待办加载失败',
    nothingWaits: '没有待办事项。',
    nothingWaitsHint: '企业邀请您加入时，会出现在这里。',
  },
  {
    waitsForYou: 'To do',
    allWaiting: (count) => `See all ${count} to-dos`,
    waitingFailed: 'The to-dos could not be loaded',
    nothingWaits: 'No to-dos.',
    nothingWaitsHint: 'Invitations to companies appear here.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly waiting: typeof waitingMessages
  }
}
