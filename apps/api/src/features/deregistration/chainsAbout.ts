import { eq, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { auditSubjects } from '../audit/tables'
import { invitations } from '../invitations/tables'

interface Person {
  readonly id: string
  readonly phone: string
}

/** Ids of the companies, '' for none, whose audit rows may tell of a person, in the order in which they are held. */
export async function chainsAbout(
  db: Connection,
  { id, phone }: Person,
  companyIds: readonly string[],
): Promise<readonly string[]> {
  const touched = await db
    .selectDistinct({ companyId: auditSubjects.companyId })
    .from(auditSubjects)
    .where(eq(auditSubjects.entityId, id))
  const invited = await db
    .selectDistinct({ companyId: invitations.companyId })
    .from(invitations)
    .where(or(eq(invitations.userId, id), eq(invitations.phone, phone)))
  const found = [...touched, ...invited].map(({ companyId }) => companyId)
  return [...new Set(['', ...companyIds, ...found])].toSorted()
}
