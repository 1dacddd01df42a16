import { daysShown } from '@atrium/contracts/concurrentSeats/contract'
import type { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { departmentPathNames, departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { countConcurrent } from '../seats'
import { daysBefore } from '../use'
import { findFamily } from './findPool'
import { seatDenials, seatPeaks } from './tables'

/** The figures of a product, all its concurrent batches together. */
export async function getConcurrentUse(call: Call<typeof concurrentSeatsOperations.getConcurrentUse>) {
  const { db, company, query, now } = call
  const { companyId } = company
  const { first, batches } = await findFamily(db, companyId, query.mainId)
  if (batches.length === 0) throw new Refusal(concurrentSeatsRefusals.notConcurrent)
  const usable = batches.filter((batch) => statusOf(batch, now) === 'normal')
  const seatsOf = await countConcurrent(
    db,
    companyId,
    usable.map(({ mainId }) => mainId),
    now,
  )
  const since = daysBefore(now, daysShown)
  const peaks = await db
    .select({ day: seatPeaks.day, peak: seatPeaks.peak, total: seatPeaks.total })
    .from(seatPeaks)
    .where(and(eq(seatPeaks.companyId, companyId), eq(seatPeaks.mainId, first), gt(seatPeaks.day, since)))
    .orderBy(asc(seatPeaks.day))
  const denied = await findDenials(call, first, since)
  const peakOf = new Map(peaks.map((row) => [row.day, row]))
  const denialsOf = tally(denied, ({ day }) => day)
  const byDepartment = tally(denied, ({ departmentId }) => departmentId)
  const nameOf = await departmentPathNames(db, companyId, [...byDepartment.keys()])
  const total = usable.reduce((all, { mainId }) => all + seatsOf(mainId).total, 0)
  return {
    inUse: usable.reduce((all, { mainId }) => all + seatsOf(mainId).inUse, 0),
    total,
    overcommit: usable.reduce((all, { overcommit }) => all + overcommit, 0),
    days: [...new Set([...peakOf.keys(), ...denialsOf.keys()])].sort().map((day) => ({
      day,
      peak: peakOf.get(day)?.peak ?? 0,
      total: peakOf.get(day)?.total ?? total,
      denials: denialsOf.get(day) ?? 0,
    })),
    departments: [...byDepartment]
      .sort(([, one], [, other]) => other - one)
      .map(([departmentId, denials]) => ({
        enterpriseDepartmentId: departmentId,
        department: nameOf(departmentId),
        denials,
      })),
  }
}

function findDenials(
  { db, company }: Call<typeof concurrentSeatsOperations.getConcurrentUse>,
  first: string,
  since: string,
) {
  return db
    .select({ day: seatDenials.day, departmentId: seatDenials.departmentId, count: seatDenials.count })
    .from(seatDenials)
    .innerJoin(
      departments,
      and(eq(departments.companyId, seatDenials.companyId), eq(departments.id, seatDenials.departmentId)),
    )
    .where(
      and(
        eq(seatDenials.companyId, company.companyId),
        eq(seatDenials.mainId, first),
        gt(seatDenials.day, since),
        departmentsInScope(company),
      ),
    )
    .orderBy(desc(seatDenials.day))
}

function tally<T extends { readonly count: number }>(rows: readonly T[], keyOf: (row: T) => string) {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count)
  return counts
}
