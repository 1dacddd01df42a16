import { companies, memberships } from '../organisation/tables'
import { messages } from './tables'

/** What is read of a message, the company that it is about, and its reader's membership there. */
export const messageColumns = {
  message: messages,
  company: { name: companies.name, dissolvedAt: companies.dissolvedAt },
  memberId: memberships.userId,
}
