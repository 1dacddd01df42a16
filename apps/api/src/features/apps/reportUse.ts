import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAccountOpen } from '../../platform/people/mayGive'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { keepSeat } from '../concurrentSeats'
import { appUses } from '../ownProducts/tables'
import { dayOf, recordUse } from '../use'
import { checkAppKey, hashOf } from './appKeys'
import { endUse, seatOf, type UseEnd } from './endUses'
import { findOwnApp, isConcurrent } from './findApps'
import { lockGrant } from './lockGrant'

type Call = UnmanagedCall<typeof appsOperations.reportUse>
type Use = typeof appUses.$inferSelect

/** Answers whether a use may continue. Continuing is nobody's decision, so it writes no audit row. */
export async function reportUse(call: Call) {
  checkAppKey(call.ports.keys, call.body)
  return call.ports.database.transaction(async (db) => {
    const grant = await lockGrant(db, await findUse(db, call))
    const use = await findUse(db, call)
    const because = use.endedBecause ?? (await endOf(db, use, call))
    if (because === null) {
      await db.update(appUses).set({ seenAt: call.now }).where(itself(use))
      if (grant && grant.lastUsedOn !== dayOf(call.now)) await recordUse(db, grant, call.now)
    } else if (use.endedAt === null) await endUse(db, use, because, call.now)
    return { goesOn: because === null, because }
  })
}

async function findUse(db: Connection, { body }: Call): Promise<Use> {
  const [use] = await db
    .select()
    .from(appUses)
    .where(and(eq(appUses.secret, hashOf(body.use)), eq(appUses.licenceId, body.product)))
  if (!use) throw new Refusal(appsRefusals.ticketInvalid)
  return use
}

const itself = ({ userId, id }: Use) => and(eq(appUses.userId, userId), eq(appUses.id, id))

/** Why the use ends now; null: it continues. */
async function endOf(db: Connection, use: Use, { ports, body, now }: Call): Promise<UseEnd | null> {
  if (body.isLeft) return 'left'
  const named = { source: use.source, id: use.ownedId, grantedBy: use.companyId || null }
  const app = await findOwnApp({ db, ports, userId: use.userId, now }, named)
  if (app?.state !== 'usable' || !(await isAccountOpen(db, use.userId))) return 'stopped'
  if (isConcurrent(use)) return keepSeat(db, seatOf(use), now)
  return use.companyId !== '' && app.onlineSince === null ? 'forced' : null
}
