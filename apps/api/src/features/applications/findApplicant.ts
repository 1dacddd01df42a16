import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { memberships } from '../organisation/tables'

export interface Applicant {
  readonly id: string
  readonly phone: string
  readonly realName: string
}

export async function findApplicant(db: Connection, userId: string): Promise<Applicant> {
  const [user] = await db
    .select({ id: users.id, phone: users.phone, realName: users.realName })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('The person of this session no longer exists.')
  return user
}

export async function isMember(db: Connection, companyId: string, userId: string): Promise<boolean> {
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return member !== undefined
}
