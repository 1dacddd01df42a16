import { catalogue } from '../shared/texts/messages'

/** What the bell itself says: every page has it, and few open it. */
export const bellMessages = catalogue(
  'messageBell',
  {
    messages: '消息中心',
    ownMessages: '我的消息',
    messagesUnread: (count: number) => `消息中心，${count}条未读`,
    recentMessages: '最近消息',
  },
  {
    messages: 'Message centre',
    ownMessages: 'My messages',
    messagesUnread: (count: number) => `Message centre, ${count} unread`,
    recentMessages: 'Recent messages',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly messageBell: typeof bellMessages
  }
}
