import { messages } from '../messages/tables'
import { companies, memberships } from '../organisation/tables'
import { isDone } from './isDone'

/** What is read of a message, whether what it asks for is done, the company that it is about, and its reader's membership there. */
export const messageColumns = (now: Date) => ({
  message: messages,
  isDone: isDone(now),
  company: { name: companies.name, dissolvedAt: companies.dissolvedAt },
  memberId: memberships.userId,
})
