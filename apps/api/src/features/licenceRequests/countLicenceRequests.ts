import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { companyScope } from '../organisation'
import { licenceRequests } from '../seats/tables'
import { requestsInScope } from './scope'

const answering = { role: 'administrator', permissions: ['authorisation'] } as const

/** How many requests wait for this person, if they may give licences at all. */
export async function countLicenceRequests(
  db: Connection,
  userId: string,
  companyId: string,
): Promise<number> {
  const company = await companyScope(db, { userId }, companyId, answering)
  if (!company) return 0
  return db.$count(licenceRequests, and(requestsInScope(db, company), eq(licenceRequests.state, 'waiting')))
}
