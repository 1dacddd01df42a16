import { type CaseQueue, caseQueues, promisedHours } from '@atrium/contracts/desk/cases/contract'
import { type deskCasesOperations, rolesOfQueues } from '@atrium/contracts/desk/cases/policy'
import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import { inArray } from 'drizzle-orm'
import { claimColumns, claimOf } from '../../platform/desk'
import { deskClaims } from '../../platform/desk/tables'
import type { DeskCall } from '../../ports/deskCommand'
import { oldestOf, sumsOf, type WaitingCase } from './waitingCases'

const mostOldest = 50

/** What waits for the caller. */
export async function getToday({ db, now, staff }: DeskCall<typeof deskCasesOperations.getToday>) {
  const queues = queuesOf(staff.roles)
  const own = { userId: staff.userId ?? '', now }
  const sums = []
  const waiting: WaitingCase[] = []
  for (const queue of queues) {
    sums.push(await sumsOf(db, queue, own))
    waiting.push(...(await oldestOf(db, queue, mostOldest)))
  }
  const oldest = waiting
    .toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime())
    .slice(0, mostOldest)
  const ids = oldest.map(({ caseId }) => caseId)
  const claims = await db
    .select({ queue: deskClaims.queue, caseId: deskClaims.caseId, ...claimColumns })
    .from(deskClaims)
    .where(inArray(deskClaims.caseId, ids.length > 0 ? ids : ['']))
  return {
    queues: sums,
    oldest: oldest.map((one) => {
      const claimed = claims.find(({ queue, caseId }) => queue === one.queue && caseId === one.caseId)
      return {
        queue: one.queue,
        caseId: one.caseId,
        about: one.about,
        waitingSince: one.since.toISOString(),
        dueAt: dueOf(one).toISOString(),
        claim: claimed ? claimOf(claimed) : null,
      }
    }),
  }
}

/** The queues that people with these roles decide; auditors see all. */
export const queuesOf = (roles: readonly StaffRole[]): readonly CaseQueue[] =>
  caseQueues.filter((queue) =>
    roles.some((role) => role === 'auditor' || rolesOfQueues[queue].includes(role)),
  )

const dueOf = ({ queue, since }: WaitingCase) => new Date(since.getTime() + promisedHours[queue] * 3_600_000)
