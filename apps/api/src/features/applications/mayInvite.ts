import type { Connection } from '../../platform/database/Connection'
import { mayGive } from '../../platform/people/mayGive'
import { companyScope } from '../organisation'

/** What one needs to decide about applications. */
export const reviewing = { role: 'administrator', permissions: ['invitations'] } as const

/**
 * Whether who invited still may: they look after the company's invitations, and their account is neither locked nor
 * about to end. Asked whenever an invitation or a link of theirs is used.
 */
export const mayInvite = async (db: Connection, companyId: string, userId: string): Promise<boolean> =>
  (await companyScope(db, { userId }, companyId, reviewing)) !== undefined && (await mayGive(db, userId))
