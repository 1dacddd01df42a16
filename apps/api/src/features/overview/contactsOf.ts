import { asc, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { looksAfterMember, overseer } from '../organisation'

interface ContactRow {
  readonly name: string
  readonly role: 'superAdministrator' | 'administrator'
  /** Whole. */
  readonly phone: string
}

const most = 5

/** Who may give a member licences: the super administrator first, then those who look after the department. */
export const contactsOf = (db: Connection, companyId: string, userId: string) =>
  rowsOf<ContactRow>(
    db
      .select(columns({ name: overseer.name, role: overseer.role, phone: overseer.phone }))
      .from(overseer)
      .where(looksAfterMember(db, companyId, userId, 'authorisation'))
      .orderBy(sql`${overseer.role} = 'superAdministrator' desc`, asc(overseer.joinedAt))
      .limit(most),
  )
