import { and, asc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { noteFreeSeats } from '../waitingList'
import { countAtHoldings, type Seat } from './countSeats'
import { lockProducts } from './lockProducts'
import { borrowedLicences, grants, products } from './tables'

/** A licence file that still counts. */
const isOut = isNull(borrowedLicences.releasedAt)

/** For a query that reads grants: the end of the licence file that runs on a device; null: none. */
export const borrowedUntil = (db: Connection) =>
  sql<Date | null>`(${db
    .select({ endsAt: borrowedLicences.endsAt })
    .from(borrowedLicences)
    .where(
      and(eq(borrowedLicences.companyId, grants.companyId), eq(borrowedLicences.grantId, grants.id), isOut),
    )})`.mapWith(borrowedLicences.endsAt)

/** The same: whether the device with that file was reported lost. */
export const isBorrowedLost = (db: Connection) =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(borrowedLicences)
    .where(
      and(
        eq(borrowedLicences.companyId, grants.companyId),
        eq(borrowedLicences.grantId, grants.id),
        isOut,
        isNotNull(borrowedLicences.lostAt),
      ),
    )}`

/**
 * Keeps the seats of ended grants whose licence files still run: such a file can't be recalled, so nobody else gets the
 * seat before its end. Call it after these seats were counted as returned.
 */
export async function holdBorrowed(
  db: Connection,
  companyId: string,
  returned: readonly (Seat & { readonly grantId: string })[],
): Promise<void> {
  if (returned.length === 0) return
  const seats = returned.map(({ grantId, mainId, departmentId }) => ({
    grant_id: grantId,
    main_id: mainId,
    department_id: departmentId,
  }))
  const held = await db
    .update(borrowedLicences)
    .set({ heldMainId: sql`seat.main_id`, heldDepartmentId: sql`seat.department_id` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as seat(grant_id text, main_id text, department_id text)`,
    )
    .where(
      and(eq(borrowedLicences.companyId, companyId), eq(borrowedLicences.grantId, sql`seat.grant_id`), isOut),
    )
    .returning({ mainId: borrowedLicences.heldMainId, departmentId: borrowedLicences.heldDepartmentId })
  await countAtHoldings(db, companyId, asSeats(held), 1)
}

/** Grants that are about to be restored get their held seats back. They are counted as taken afterwards. */
export const restoreHeld = (db: Connection, companyId: string, grantIds: readonly string[]) =>
  endHolds(db, companyId, isAmong(borrowedLicences.grantId, grantIds))

/** Which of these ended grants still hold their seat. */
export async function findHeld(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ grantId: borrowedLicences.grantId })
    .from(borrowedLicences)
    .where(
      and(
        eq(borrowedLicences.companyId, companyId),
        isAmong(borrowedLicences.grantId, grantIds),
        isNotNull(borrowedLicences.heldMainId),
      ),
    )
  return new Set(rows.map(({ grantId }) => grantId))
}

/** A department is about to be deleted: the holding of its parent, which exists already, takes its held seats. */
export async function moveHeld(db: Connection, companyId: string, fromId: string, toId: string) {
  await db
    .update(borrowedLicences)
    .set({ heldDepartmentId: toId })
    .where(and(eq(borrowedLicences.companyId, companyId), eq(borrowedLicences.heldDepartmentId, fromId)))
}

interface Release {
  readonly companyId: string
  readonly ids: readonly string[]
  readonly now: Date
  /** Whether they were returned before their end. */
  readonly isReturned: boolean
}

/**
 * Ends licence files: from now on only grants count. Returns those that still ran: of two calls that end the same file
 * at once, one gets it.
 */
export async function releaseBorrowed(db: Connection, { companyId, ids, now, isReturned }: Release) {
  if (ids.length === 0) return []
  const these = and(eq(borrowedLicences.companyId, companyId), isAmong(borrowedLicences.id, ids))
  const found = await db
    .selectDistinct({ mainId: borrowedLicences.mainId })
    .from(borrowedLicences)
    .where(these)
  await lockBatchesOf(
    db,
    companyId,
    found.map(({ mainId }) => mainId),
  )
  const released = await db
    .update(borrowedLicences)
    .set({ releasedAt: now, ...(isReturned && { returnedAt: now }) })
    .where(and(these, isOut))
    .returning()
  await endHolds(
    db,
    companyId,
    isAmong(
      borrowedLicences.id,
      released.map(({ id }) => id),
    ),
  )
  return released
}

/**
 * Ends the licence files of a batch's product whose end has passed, before seats are counted for a change.
 *
 * @returns the last end of those that still run; null: none
 */
export async function releaseEnded(
  db: Connection,
  companyId: string,
  mainId: string,
  now: Date,
): Promise<Date | null> {
  const first = db
    .select({ first: sql<string>`coalesce(${products.batchOf}, ${products.mainId})` })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const files = await db
    .select({ id: borrowedLicences.id, endsAt: borrowedLicences.endsAt })
    .from(borrowedLicences)
    .where(and(eq(borrowedLicences.companyId, companyId), inArray(borrowedLicences.mainId, first), isOut))
    .orderBy(asc(borrowedLicences.endsAt))
  const ended = files.filter(({ endsAt }) => endsAt <= now)
  await releaseBorrowed(db, { companyId, ids: ended.map(({ id }) => id), now, isReturned: false })
  return files.length > ended.length ? (files.at(-1)?.endsAt ?? null) : null
}

/** Seats on which licence files run, of a batch or a department: nobody can take these back before their end. */
export async function findBorrowedSeats(
  db: Connection,
  companyId: string,
  of: { readonly mainId: string } | { readonly departmentId: string },
): Promise<readonly Omit<Seat, 'userId'>[]> {
  const { heldMainId, heldDepartmentId } = borrowedLicences
  const isOfGrant = 'mainId' in of ? eq(grants.mainId, of.mainId) : eq(grants.departmentId, of.departmentId)
  const isHeldThere = 'mainId' in of ? eq(heldMainId, of.mainId) : eq(heldDepartmentId, of.departmentId)
  const granted = await db
    .select({ mainId: grants.mainId, departmentId: grants.departmentId })
    .from(borrowedLicences)
    .innerJoin(
      grants,
      and(eq(grants.companyId, borrowedLicences.companyId), eq(grants.id, borrowedLicences.grantId)),
    )
    .where(and(eq(borrowedLicences.companyId, companyId), isOfGrant, isOut))
  const held = await db
    .select({ mainId: heldMainId, departmentId: heldDepartmentId })
    .from(borrowedLicences)
    .where(and(eq(borrowedLicences.companyId, companyId), isHeldThere))
  return [...granted, ...asSeats(held)]
}

/** For a query that reads grants: a licence file of it runs on a device. */
export const isBorrowed = (db: Connection) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(borrowedLicences)
      .where(
        and(eq(borrowedLicences.companyId, grants.companyId), eq(borrowedLicences.grantId, grants.id), isOut),
      ),
  )

/** The company is dissolved: nothing counts any more. */
export async function releaseAll(db: Connection, companyId: string, now: Date): Promise<void> {
  await db
    .update(borrowedLicences)
    .set({ releasedAt: now, heldMainId: null, heldDepartmentId: null })
    .where(and(eq(borrowedLicences.companyId, companyId), isOut))
}

/** Locks all batches of products that are named by their first one. */
export async function lockBatchesOf(db: Connection, companyId: string, firstIds: readonly string[]) {
  const batches = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        or(inArray(products.mainId, [...firstIds]), inArray(products.batchOf, [...firstIds])),
      ),
    )
  return lockProducts(
    db,
    companyId,
    batches.map(({ mainId }) => mainId),
  )
}

async function endHolds(db: Connection, companyId: string, which: SQL): Promise<void> {
  const these = and(eq(borrowedLicences.companyId, companyId), which, isNotNull(borrowedLicences.heldMainId))
  const held = await db
    .select({ mainId: borrowedLicences.heldMainId, departmentId: borrowedLicences.heldDepartmentId })
    .from(borrowedLicences)
    .where(these)
  if (held.length === 0) return
  await db.update(borrowedLicences).set({ heldMainId: null, heldDepartmentId: null }).where(these)
  const seats = asSeats(held)
  await countAtHoldings(db, companyId, seats, -1)
  await noteFreeSeats(
    db,
    companyId,
    seats.map(({ mainId }) => mainId),
  )
}

const asSeats = (rows: readonly { mainId: string | null; departmentId: string | null }[]) =>
  rows.flatMap(({ mainId, departmentId }) =>
    mainId === null || departmentId === null ? [] : [{ mainId, departmentId }],
  )
