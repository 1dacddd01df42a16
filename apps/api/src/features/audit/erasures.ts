import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import { hashOfRow } from './chainHash'
import { auditRows } from './tables'

/** What the row that records an erasure is called. */
export const erasing = 'erasePerson'

/** Of a row as it is without the name: its other fields are in it too. */
export const hashOfLeft = (row: Parameters<typeof hashOfRow>[0]): string => hashOfRow({ ...row, sealed: '' })

/** One row from which a name was erased, and the hash of what is left of it. */
const erasure = v.object({ position: v.number(), hash: v.string() })

export type Erasure = v.InferOutput<typeof erasure>

const recorded = v.object({ erased: v.array(erasure) })

/** By position, as the last record says it: a row may have told of several people. */
export async function erasuresOf(db: Connection, companyId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ subject: auditRows.subject })
    .from(auditRows)
    .where(and(eq(auditRows.companyId, companyId), eq(auditRows.operation, erasing)))
    .orderBy(asc(auditRows.id))
  const found = rows.flatMap(({ subject }) => {
    const record = v.safeParse(recorded, subject)
    return record.success ? record.output.erased : []
  })
  return new Map(found.map(({ position, hash }) => [position, hash]))
}
