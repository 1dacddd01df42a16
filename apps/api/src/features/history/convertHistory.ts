import type { Database } from '../../platform/database/Connection'
import { indexSubjects } from '../audit'
import { auditRows, auditSubjects } from '../audit/tables'

/** Indexes audit rows from before the index existed. */
export async function convertHistory({ connection, transaction }: Database): Promise<void> {
  const [indexed] = await connection.select({ id: auditSubjects.auditId }).from(auditSubjects).limit(1)
  if (indexed) return
  const [earlier] = await connection.select({ id: auditRows.id }).from(auditRows).limit(1)
  if (earlier) await transaction(indexSubjects)
}
