import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Ticket } from './sealed'
import { socialAccounts } from './tables'

export const isOf = ({ provider, subject }: Pick<Ticket, 'provider' | 'subject'>) =>
  and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))

/** The person whom the social account signs in. */
export async function findBound(db: Connection, ticket: Pick<Ticket, 'provider' | 'subject'>) {
  const [bound] = await db.select().from(socialAccounts).where(isOf(ticket))
  return bound
}
