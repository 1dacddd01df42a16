import { catalogue } from '../shared/texts/messages'

/** What the card of to-dos says by itself, on a home. */
export const waitingMessages = catalogue(
  'waiting',
  {
    waitsForYou: '今天',
    waits: '待办事项',
    showAll: (count: number) => `显示其余${count}件`,
    waitingFailed: '待办加载失败',
    nothingWaits: '没有待办事项。',
    nothingWaitsHint: '邀请、消息和账号安全提醒会出现在这里。',
  },
  {
    waitsForYou: 'Today',
    waits: 'Waiting for you',
    showAll: (count) => `Show ${count} more`,
    waitingFailed: 'The to-dos could not be loaded',
    nothingWaits: 'No to-dos.',
    nothingWaitsHint: 'Invitations, messages and reminders about your account appear here.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly waiting: typeof waitingMessages
  }
}
