import { sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { auditRows } from '../database/schema'
import { indexSubjects } from './indexSubjects'

interface AuditRow {
  /** Empty for changes outside any company. */
  readonly companyId: string
  readonly at: Date
  readonly actorId: string
  readonly sessionId: string
  readonly operation: string
  /** Never a secret. */
  readonly subject: Record<string, unknown>
}

/** The one audit row of a change, on the change's own transaction. Managed operations get theirs by themselves. */
export async function writeAuditRow(transaction: Connection, row: AuditRow): Promise<void> {
  const [written] = await transaction.insert(auditRows).values(row).returning({ id: auditRows.id })
  if (row.companyId === '' || !written) return
  await indexSubjects(
    transaction,
    sql`${auditRows.companyId} = ${row.companyId} and ${auditRows.id} = ${written.id}`,
  )
}
