import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { contains, containsExactly } from '../../platform/database/contains'
import { isAmong } from '../../platform/database/isAmong'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { directoryChanges, directoryDifferences } from '../directories/tables'
import { budgetOf } from '../invitations'
import { products } from '../seats/tables'
import { findDifference, undecidedIn, wireDifferences } from './differenceRows'

/** The newest first. */
export async function listDifferences(call: Call<typeof chinaDirectoriesOperations.listDifferences>) {
  const { db, company, query } = call
  const { companyId } = company
  const { directoryId, pageSize, pageIndex } = query
  const own = and(
    eq(directoryDifferences.companyId, companyId),
    eq(directoryDifferences.directoryId, directoryId),
  )
  const rows = await db
    .select()
    .from(directoryDifferences)
    .where(own)
    .orderBy(desc(directoryDifferences.startedAt), desc(directoryDifferences.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    totalItems: await db.$count(directoryDifferences, own),
    list: await wireDifferences(db, companyId, rows),
  }
}

export async function getDifference(call: Call<typeof chinaDirectoriesOperations.getDifference>) {
  const { db, company, query } = call
  const { companyId } = company
  const row = await findDifference(db, { companyId, ...query })
  const [wired] = await wireDifferences(db, companyId, [row])
  if (!wired) throw new Error('A difference was lost.')
  const own = and(eq(directoryChanges.companyId, companyId), eq(directoryChanges.differenceId, row.id))
  const counted = (state: 'done' | 'skipped' | 'failed') =>
    sql<number>`count(*) filter (where ${directoryChanges.state} = ${state})`.mapWith(Number)
  const changes = await db
    .select({
      change: directoryChanges.change,
      count: count(),
      done: counted('done'),
      skipped: counted('skipped'),
      failed: counted('failed'),
    })
    .from(directoryChanges)
    .where(own)
    .groupBy(directoryChanges.change)
    .orderBy(sql`min(${directoryChanges.phase})`, directoryChanges.change)
  const notes = await db
    .select({ note: directoryChanges.note, count: count() })
    .from(directoryChanges)
    .where(and(own, isNotNull(directoryChanges.note)))
    .groupBy(directoryChanges.note)
    .orderBy(desc(count()), directoryChanges.note)
  const undecided = row.state === 'ready' ? await undecidedIn(db, row) : { departments: 0, people: 0 }
  const { leavers, members, leaverLimit: limit, isConfirmed } = row
  return {
    ...wired,
    changes,
    notes: notes.flatMap(({ note, count }) => (note ? [{ note, count }] : [])),
    untouched: row.untouched,
    undecidedDepartments: undecided.departments,
    undecidedPeople: undecided.people,
    leavers: {
      count: leavers,
      members,
      percent: percentOf(leavers, members),
      limit,
      isConfirmed,
      looksBroken: members >= fewMembers && leavers * 2 >= members,
    },
    invitations: await budgetOf(call, companyId),
    seats: await namedSeats(call, row.seats),
  }
}

/** Below it, half of the members may really leave at once. */
const fewMembers = 5

/** With one decimal. */
export const percentOf = (leavers: number, members: number): number =>
  members === 0 ? 0 : Math.round((leavers * 1000) / members) / 10

async function namedSeats(
  { db, company: { companyId }, language }: Call<typeof chinaDirectoriesOperations.getDifference>,
  seats: (typeof directoryDifferences.$inferSelect)['seats'],
) {
  const nameOf = await productNames(db, language)
  const ids = seats.map(({ mainId }) => mainId)
  const rows = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), isAmong(products.mainId, ids)))
  const names = new Map(rows.map(({ mainId, name }) => [mainId, name]))
  return seats.map((seat) => ({ ...seat, productName: nameOf(names.get(seat.mainId) ?? '') }))
}

/** In the order in which they are made. */
export async function listDifferenceRows(call: Call<typeof chinaDirectoriesOperations.listDifferenceRows>) {
  const { db, company, query } = call
  const { companyId } = company
  const { id } = await findDifference(db, { companyId, ...query })
  const { change, note, state, decision, searchCondition, pageSize, pageIndex } = query
  const listed = and(
    eq(directoryChanges.companyId, companyId),
    eq(directoryChanges.differenceId, id),
    change && eq(directoryChanges.change, change),
    note && eq(directoryChanges.note, note),
    state && eq(directoryChanges.state, state),
    decision && eq(directoryChanges.decision, decision),
    searchCondition ? matches(searchCondition) : undefined,
  )
  const rows = await db
    .select()
    .from(directoryChanges)
    .where(listed)
    .orderBy(asc(directoryChanges.phase), asc(directoryChanges.number))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    totalItems: await db.$count(directoryChanges, listed),
    list: rows.map((row) => ({
      rowId: String(row.number),
      subject: row.subject,
      change: row.change,
      state: row.state,
      note: row.note,
      externalId: row.externalId,
      realName: row.name,
      formerName: row.formerName,
      department: row.place,
      formerDepartment: row.formerPlace,
      phone: row.phone,
      userId: row.userId,
      enterpriseDepartmentId: row.subject === 'department' ? row.departmentId : null,
      decision: row.decision,
    })),
  }
}

const matches = (search: string): SQL | undefined =>
  or(
    contains(directoryChanges.name, search),
    containsExactly(directoryChanges.phone, search),
    contains(directoryChanges.externalId, search),
  )
