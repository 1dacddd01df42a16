import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { callersKeptMilliseconds } from './callersKept'
import { hashOfCaller, hashOfRow, hashOfSubject } from './chainHash'
import { erasuresOf, hashOfLeft } from './erasures'
import { auditCallers, auditChains, auditRows } from './tables'

export interface ChainEnd {
  readonly companyId: string
  readonly length: number
  readonly hash: string
  readonly earlierId: number
}

/** The first row that isn't as written: which one, and what happened to it. */
type Fault = `position ${number} ${string}` | `the row with id ${number} was inserted` | `its end ${string}`

const atOnce = 1000

/** Reads a chain from its first row to the end it had at the start; undefined: all rows are as written. */
export async function verifyChain(db: Connection, end: ChainEnd, now: Date): Promise<Fault | undefined> {
  const { companyId } = end
  const erasures = await erasuresOf(db, companyId)
  let before: Link = { position: 0, hash: '', id: undefined }
  while (before.position < end.length) {
    const rows = await rowsAfter(db, companyId, before.position)
    if (rows.length === 0) return `position ${before.position + 1} was removed`
    for (const row of rows) {
      const fault = faultOf(before, row, erasures, now)
      if (fault) return fault
      before = row
      if (row.position === end.length) break
    }
  }
  if (before.hash !== end.hash)
    return end.length === 0 ? 'its end was changed' : `${placeOf(before)} was changed`
  return strayRow(db, companyId, end.earlierId)
}

interface Link {
  readonly position: number
  readonly hash: string
  /** Id of the row; undefined: before the first row. */
  readonly id: number | undefined
}

type Read = Awaited<ReturnType<typeof rowsAfter>>[number]

function faultOf(
  before: Link,
  row: Read,
  erasures: ReadonlyMap<number, string>,
  now: Date,
): Fault | undefined {
  const { position } = row
  if (position !== before.position + 1) return `position ${before.position + 1} was removed`
  if (!isAsWritten(row, erasures.get(position))) return `${placeOf(row)} was changed`
  // It still names its predecessor.
  if (row.previous !== before.hash) return `${placeOf(before.id === undefined ? row : before)} was changed`
  return callerFault(row, now)
}

/** Whether the row matches its hash, or after an erasure the recorded hash of what is left. */
function isAsWritten(row: Read, left: string | undefined): boolean {
  const isLeft = left !== undefined && hashOfLeft(row) === left
  if (row.sealed === '') return isLeft || hashOfRow(row) === row.hash
  if (hashOfRow(row) !== row.hash) return false
  return isLeft || hashOfSubject(row.subject, row.subjectSalt) === row.sealed
}

/** The caller must be unchanged until it expires. */
function callerFault(row: Read, now: Date): Fault | undefined {
  const { at, caller, known } = row
  if (known) return hashOfCaller(known) === caller ? undefined : `${placeOf(row)} has another caller`
  const isGone = caller !== '' && at.getTime() > now.getTime() - callersKeptMilliseconds
  return isGone ? `${placeOf(row)} has lost its caller` : undefined
}

const placeOf = ({ position, id }: Pick<Read, 'position' | 'id'> | Link) =>
  `position ${position} (id ${id})` as const

async function rowsAfter(db: Connection, companyId: string, position: number) {
  const rows = await db
    .select({ row: auditRows, known: auditCallers })
    .from(auditRows)
    .leftJoin(
      auditCallers,
      and(eq(auditCallers.companyId, auditRows.companyId), eq(auditCallers.auditId, auditRows.id)),
    )
    .where(and(eq(auditRows.companyId, companyId), gt(auditRows.position, position)))
    .orderBy(asc(auditRows.position))
    .limit(atOnce)
  return rows.map(({ row, known }) => ({ ...row, position: row.position ?? 0, known }))
}

/**
 * A row outside of every chain, or beyond the end of its own; found in one statement, since the chain grows meanwhile.
 */
async function strayRow(db: Connection, companyId: string, earlierId: number): Promise<Fault | undefined> {
  const length = db
    .select({ length: auditChains.length })
    .from(auditChains)
    .where(eq(auditChains.companyId, companyId))
  const [stray] = await db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.companyId, companyId),
        gt(auditRows.id, earlierId),
        sql`(${isNull(auditRows.position)} or ${auditRows.position} > coalesce((${length}), 0))`,
      ),
    )
    .orderBy(asc(auditRows.id))
    .limit(1)
  return stray && `the row with id ${stray.id} was inserted`
}

/** Counts rows from before the chain, which can't be verified. */
export async function countEarlier(db: Connection, { companyId, earlierId }: ChainEnd): Promise<number> {
  const [found] = await db
    .select({ rows: count() })
    .from(auditRows)
    .where(and(eq(auditRows.companyId, companyId), isNull(auditRows.position), lte(auditRows.id, earlierId)))
  return found?.rows ?? 0
}
