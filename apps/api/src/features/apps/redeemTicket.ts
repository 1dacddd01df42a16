import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAccountOpen } from '../../platform/people/mayGive'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { keepSeat } from '../concurrentSeats'
import { serialNumberOf } from '../ownProducts'
import { appUses } from '../ownProducts/tables'
import { checkAppKey, hashOf, newSecret, reportEvery } from './appKeys'
import { beOnline } from './beOnline'
import { endUses, seatOf } from './endUses'
import { findOwnApp, isConcurrent, type OwnApp } from './findApps'
import { lockGrant } from './lockGrant'
import { otherUsesOf } from './otherUsesOf'

/**
 * Resolves a ticket to its person. Checks the licence again, which may have ended or changed hands, and the account,
 * which may be locked.
 */
export async function redeemTicket(call: Call<typeof appsOperations.redeemTicket>) {
  const { db, ports, body, language, now, audit } = call
  checkAppKey(ports.keys, body)
  const [ticketUse] = await db
    .select()
    .from(appUses)
    .where(eq(appUses.ticket, hashOf(body.ticket)))
  if (!ticketUse) throw new Refusal(appsRefusals.ticketInvalid)
  const { userId, companyId, ownedId } = ticketUse
  // Simultaneous tickets, and an administrator who ends a use meanwhile, wait here.
  await lockGrant(db, ticketUse)
  const secret = newSecret()
  const [use] = await db
    .update(appUses)
    .set({ secret: hashOf(secret), startedAt: now, seenAt: now })
    .where(
      and(
        ...[eq(appUses.userId, userId), eq(appUses.id, ticketUse.id), eq(appUses.licenceId, body.product)],
        ...[isNull(appUses.startedAt), gt(appUses.ticketUntil, now)],
      ),
    )
    .returning()
  if (!use) throw new Refusal(appsRefusals.ticketInvalid)
  const query = { source: use.source, id: ownedId, grantedBy: companyId || null }
  const app = await findOwnApp({ db, ports, userId, now }, query)
  if (!app || !(await isAccountOpen(db, userId))) throw new Refusal(appsRefusals.ticketInvalid)
  if (app.state !== 'usable') throw new Refusal(appsRefusals[app.state])
  if (isConcurrent(use)) {
    const ended = await keepSeat(db, seatOf(use), now)
    if (ended) throw new Refusal(appsRefusals.ticketInvalid)
  }
  await makeRoom(db, use, app, now)
  const [person] = await db
    .select({ realName: users.realName, nickname: users.nickname, account: users.account })
    .from(users)
    .where(eq(users.id, userId))
  audit({ useId: use.id, userId, product: use.licenceId, source: use.source })
  return {
    use: secret,
    reportEvery,
    userId,
    userName: person?.realName || person?.nickname || person?.account || '',
    source: use.source,
    sn: serialNumberOf(userId, app),
    enterPriseId: app.companyId,
    enterpriseName: app.companyName,
    productName: app.product?.texts[language].name ?? app.name,
    version: app.version,
    endAt: app.endAt?.toISOString() ?? null,
  }
}

type Use = typeof appUses.$inferSelect

/**
 * A licence can be in use on this device, in any number of tabs, and on as many other devices as it has seats: the most
 * recent ones stay.
 */
async function makeRoom(db: Connection, use: Use, { seats, onlineSince }: OwnApp, now: Date): Promise<void> {
  const others = await otherUsesOf(db, use)
  // An administrator ended it, though its app may not know yet: this use must not revive it.
  const isEnded = use.companyId !== '' && onlineSince === null
  const elsewhere = [...new Set(others.map(({ mid }) => mid).filter((mid) => mid !== use.mid))]
  const staying = new Set([use.mid, ...elsewhere.slice(0, seats - 1)])
  const ended = isEnded ? others : others.filter(({ mid }) => !staying.has(mid))
  await endUses(db, ended, isEnded ? 'forced' : 'takenOver', now)
  if (use.companyId === '' || isConcurrent(use)) return
  const goesOn = !isEnded && others.some(({ mid }) => mid === use.mid)
  await beOnline(db, use, goesOn && onlineSince !== null ? new Date(onlineSince) : now, now)
}
