import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import { hashOfRow } from './chainHash'
import { auditRows } from './tables'

/** Operation name of the row that records an erasure. */
export const erasing = 'erasePerson'

/** The hash of a row without its erased texts; it covers the other fields too. */
export const hashOfLeft = (row: Parameters<typeof hashOfRow>[0]): string => hashOfRow({ ...row, sealed: '' })

/** A row with erased texts, and the hash of what is left. */
const erasure = v.object({ position: v.number(), hash: v.string() })

export type Erasure = v.InferOutput<typeof erasure>

const recorded = v.object({ erased: v.array(erasure) })

/** By position, from the latest record: several people may have been erased from one row. */
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
