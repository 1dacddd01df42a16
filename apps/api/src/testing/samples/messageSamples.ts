import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { demoRows } from '../demo/demoRows'
import { boss, type SamplesOf } from './Sample'

export const messageSamples: SamplesOf<typeof messagesOperations> = {
  listMessages: { ...boss, input: () => ({ query: { pageIndex: 1, pageSize: 20 } }) },
  getMessage: {
    ...boss,
    input: async ({ service, session }) => ({
      query: { messageId: await demoRows(service.database).messageOf(session.userId) },
    }),
  },
  readMessages: {
    ...boss,
    input: async ({ service, session }) => ({
      body: { messageIds: [await demoRows(service.database).unreadMessageOf(session.userId)] },
    }),
  },
  deleteMessages: {
    ...boss,
    input: async ({ service, session }) => ({
      body: { messageIds: [await demoRows(service.database).messageOf(session.userId)] },
    }),
  },
}
