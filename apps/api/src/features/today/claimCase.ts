import { type deskCasesOperations, rolesOfQueues } from '@atrium/contracts/desk/cases/policy'
import { deskCasesRefusals } from '@atrium/contracts/desk/cases/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { claimColumns, claimOf, tellDesk } from '../../platform/desk'
import { deskClaims } from '../../platform/desk/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { DeskCall } from '../../ports/deskCommand'
import { isWaiting } from './waitingCases'

type Claim = Call<typeof deskCasesOperations.claimCase>
type CaseKey = Claim['body']

/** Claims a case for the caller; a repeated claim changes nothing. */
export async function claimCase({ db, now, person, staff, body, audit, unchanged }: Claim) {
  const { userId } = person
  requireQueue(staff.roles, body)
  if (!(await isWaiting(db, body.queue, body.caseId))) throw new Refusal(deskCasesRefusals.notWaiting)
  const claimed = await db
    .insert(deskClaims)
    .values({ ...body, userId, claimedAt: now })
    .onConflictDoNothing()
    .returning({ caseId: deskClaims.caseId })
  const found = await findClaim(db, body)
  if (!found) throw new Refusal(deskCasesRefusals.notWaiting)
  if (found.userId !== userId) throw new Refusal(deskCasesRefusals.claimedByOther(found))
  if (claimed.length === 0) {
    unchanged()
    return found
  }
  audit({ ...body })
  await tellDesk(db, { ...body, change: 'claimed', actor: staff.actor })
  return found
}

/** Gives a case back: one's own, or that of somebody who is away. */
export async function releaseCase({
  db,
  staff,
  body,
  audit,
  unchanged,
}: DeskCall<typeof deskCasesOperations.releaseCase>) {
  const { onlyOwn = false, ...key } = body
  requireQueue(staff.roles, key)
  const own = onlyOwn ? eq(deskClaims.userId, staff.userId ?? '') : undefined
  const [released] = await db
    .delete(deskClaims)
    .where(and(keyed(key), own))
    .returning({ userId: deskClaims.userId })
  if (!released) {
    unchanged()
    return true as const
  }
  audit({ ...key, claimedBy: released.userId })
  await tellDesk(db, { ...key, change: 'released', actor: staff.actor })
  return true as const
}

function requireQueue(roles: Claim['staff']['roles'], { queue }: CaseKey): void {
  if (!rolesOfQueues[queue].some((role) => roles.includes(role))) throw new Refusal(wireRefusals.forbidden)
}

async function findClaim(db: Connection, key: CaseKey) {
  const [row] = await db.select(claimColumns).from(deskClaims).where(keyed(key))
  return row && claimOf(row)
}

const keyed = ({ queue, caseId }: CaseKey) => and(eq(deskClaims.queue, queue), eq(deskClaims.caseId, caseId))
