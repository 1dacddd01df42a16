import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type Erasure, erasing, hashOfLeft } from './erasures'
import { auditRows } from './tables'
import { writeAuditRow } from './writeAuditRow'

interface Erased {
  readonly companyId: string
  readonly userId: string
  /** Complete texts that name the person, such as their name. */
  readonly names: readonly string[]
  /** The person's own numbers and addresses, erased anywhere in a text. */
  readonly numbers: readonly string[]
  readonly now: Date
}

/** Positions per record. */
const atOnce = 500

/**
 * Erases a person's name and numbers from the rows of a chain that are about them or were made by them. Each row keeps
 * its hash and position; a record at the end of the chain holds the hashes of what is left, so that the chain can still
 * be verified.
 */
export async function eraseFromChain(db: Connection, given: Erased): Promise<number> {
  const { companyId, userId, now } = given
  const rows = await rowsAbout(db, given)
  const erased: Erasure[] = []
  for (const row of rows) {
    const { id, position, subject } = row
    const left = without(subject, given)
    if (JSON.stringify(left) === JSON.stringify(subject)) continue
    await db
      .update(auditRows)
      .set({ subject: left, subjectSalt: '' })
      .where(and(eq(auditRows.companyId, companyId), eq(auditRows.id, id)))
    if (position !== null) erased.push({ position, hash: hashOfLeft({ ...row, position, subject: left }) })
  }
  for (let start = 0; start < Math.max(1, erased.length); start += atOnce) {
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: '',
      sessionId: '',
      operation: erasing,
      subject: { userId, erased: erased.slice(start, start + atOnce) },
      caller: null,
    })
  }
  return erased.length
}

/** Rows by the person, rows that name their id, and rows with their numbers. */
const rowsAbout = (db: Connection, { companyId, userId, numbers }: Erased) =>
  db
    .select()
    .from(auditRows)
    .where(
      and(
        eq(auditRows.companyId, companyId),
        or(
          eq(auditRows.actorId, userId),
          ...[userId, ...numbers].map((text) => sql`position(${text} in ${auditRows.subject}::text) > 0`),
        ),
      ),
    )
    .orderBy(asc(auditRows.id))

function without(value: unknown, { names, numbers }: Pick<Erased, 'names' | 'numbers'>): unknown {
  if (typeof value === 'string') {
    if (names.includes(value)) return erasedName
    return numbers.reduce((text, number) => text.replaceAll(number, erasedNumber), value)
  }
  if (Array.isArray(value)) return value.map((each) => without(each, { names, numbers }))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, without(each, { names, numbers })]),
  )
}

const erasedName = '已注销用户'
const erasedNumber = '***'
