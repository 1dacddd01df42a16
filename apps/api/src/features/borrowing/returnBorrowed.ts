import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { releaseBorrowed } from '../seats'
import { borrowedLicences } from '../seats/tables'
import type { Borrowed } from './borrowedRows'
import { readLicence } from './licenceFile'
import { borrowedInScope } from './listBorrowed'

/** The member says that the file is deleted. */
export async function returnOwnLicence(call: Call<typeof borrowingOperations.returnOwnLicence>) {
  return returnIt(call, await findOwnBorrowed(call, call.body.id))
}

/** The program on the device sends the file that it has deleted. */
export async function returnLicenceFile(call: Call<typeof borrowingOperations.returnLicenceFile>) {
  const { db, body, now } = call
  const file = await readLicence(db, body.licenceFile, now)
  if (!file || file.mid !== body.mid) throw new Refusal(borrowingRefusals.notThisFile)
  const row = await find(db, call, eq(borrowedLicences.id, file.id), isOwn(call))
  if (!row) throw new Refusal(borrowingRefusals.notThisFile)
  return returnIt(call, row)
}

/** An administrator has made sure that the file is deleted. */
export async function markBorrowedReturned(call: Call<typeof borrowingOperations.markBorrowedReturned>) {
  return returnIt(call, await findInScope(call, call.body.id))
}

/** The file runs on: only what lists and counts say changes. */
export async function markBorrowedLost(call: Call<typeof borrowingOperations.markBorrowedLost>) {
  return markLost(call, await findInScope(call, call.body.id), call.body.isLost)
}

export async function reportOwnDeviceLost(call: Call<typeof borrowingOperations.reportOwnDeviceLost>) {
  return markLost(call, await findOwnBorrowed(call, call.body.id), true)
}

async function returnIt({ db, company, now, audit }: CompanyCall, row: Borrowed) {
  requireRunning(row, now)
  const { companyId } = company
  const released = await releaseBorrowed(db, { companyId, ids: [row.id], now, isReturned: true })
  if (released.length === 0) throw new Refusal(borrowingRefusals.hasEnded)
  audit(subjectOf(row))
  return true as const
}

async function markLost({ db, company, now, audit, unchanged }: CompanyCall, row: Borrowed, isLost: boolean) {
  requireRunning(row, now)
  if ((row.lostAt !== null) === isLost) unchanged()
  else {
    await db
      .update(borrowedLicences)
      .set({ lostAt: isLost ? now : null })
      .where(and(eq(borrowedLicences.companyId, company.companyId), eq(borrowedLicences.id, row.id)))
    audit({ ...subjectOf(row), isLost })
  }
  return true as const
}

function requireRunning({ releasedAt, endsAt }: Borrowed, now: Date): void {
  if (releasedAt !== null || endsAt <= now) throw new Refusal(borrowingRefusals.hasEnded)
}

const subjectOf = ({ id, userId, mainId, mid, endsAt }: Borrowed) => ({
  borrowedId: id,
  userId,
  mainId,
  mid,
  endsAt: endsAt.toISOString(),
})

const isOwn = ({ person }: CompanyCall) => eq(borrowedLicences.userId, person.userId)

async function findOwnBorrowed(call: CompanyCall, id: string): Promise<Borrowed> {
  return required(await find(call.db, call, eq(borrowedLicences.id, id), isOwn(call)))
}

async function findInScope(call: CompanyCall, id: string): Promise<Borrowed> {
  const { db, company } = call
  return required(await find(db, call, eq(borrowedLicences.id, id), borrowedInScope(db, company)))
}

async function find(db: Connection, { company }: CompanyCall, ...which: (SQL | undefined)[]) {
  const [row] = await db
    .select()
    .from(borrowedLicences)
    .where(and(eq(borrowedLicences.companyId, company.companyId), ...which))
  return row
}

function required(row: Borrowed | undefined): Borrowed {
  if (!row) throw new Refusal(borrowingRefusals.borrowedMissing)
  return row
}
