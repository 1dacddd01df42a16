import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { requireReach } from '../../platform/http/requireReach'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { checkOut, whoHelps } from '../concurrentSeats'
import { requireCompanySignIn } from '../connections'
import { oidcClients } from '../oidc/tables'
import { lockCompany } from '../organisation'
import { appUses } from '../ownProducts/tables'
import { deviceOf } from '../session'
import { hashOf, newSecret, ticketMilliseconds } from './appKeys'
import { findOwnApp, isConcurrent } from './findApps'
import { midOf } from './midOf'

/**
 * Opening an app with concurrent seats takes one, in a transaction of its own: a denial is counted although the call is
 * refused then. If the ticket is never redeemed, the seat is free again like any silent one.
 */
export async function takeSeatAndLaunch(call: UnmanagedCall<typeof appsOperations.launchApp>) {
  const { ports, person, body, agent, now } = call
  const { userId } = person
  const app = await findOwnApp({ db: call.db, ports, userId, now }, body)
  if (app) await requireOwner(call, app.companyId)
  if (app?.companyId && isConcurrent(app) && app.state === 'usable') {
    const { companyId, licenceId: mainId } = app
    const mid = await midOf(call.db, ports.keys, person)
    const { browser, system } = deviceOf(agent)
    const wish = { companyId, userId, mainId, mid, takesOver: body.takesOver }
    const deviceName = [browser, system].filter(Boolean).join(' · ')
    const outcome = await ports.database.transaction(async (db) => {
      await lockCompany(db, companyId, 'together')
      return checkOut(db, { ...wish, deviceName }, now)
    })
    if (outcome.state === 'inUseElsewhere') throw new Refusal(appsRefusals.inUse)
    if (outcome.state === 'full') {
      const administrator = await whoHelps(call.db, companyId, userId)
      throw new Refusal(concurrentSeatsRefusals.full({ inUse: outcome.inUse, administrator }))
    }
  }
  return launchApp
}

/**
 * Whether the app is registered as an application that signs people in with OpenID Connect: then it can begin at once.
 * Source: OpenID Connect Core 1.0, section 4.
 */
async function signsPeopleIn(db: Connection, licenceId: string): Promise<boolean> {
  const own = and(eq(oidcClients.licenceId, licenceId), isNull(oidcClients.revokedAt))
  return (await db.$count(oidcClients, own)) > 0
}

/** Opening an app of a company follows its rule about signing in, as calls of the company do. */
async function requireOwner(
  { db, person, now }: Pick<UnmanagedCall<typeof appsOperations.launchApp>, 'db' | 'person' | 'now'>,
  companyId: string | null,
): Promise<void> {
  requireReach({}, person, companyId)
  if (companyId !== null) await requireCompanySignIn(db, person, companyId, now)
}

/** Issues a ticket for one of the caller's apps, with the address to take it to. */
async function launchApp(call: Call<typeof appsOperations.launchApp>) {
  const { db, ports, person, body, language, agent, now, audit } = call
  const { userId } = person
  const app = await findOwnApp({ db, ports, userId, now }, body)
  if (!app) throw new Refusal(appsRefusals.unknownApp)
  if (app.state !== 'usable') throw new Refusal(appsRefusals[app.state])
  if (app.address === null) throw new Refusal(appsRefusals.nowhere)
  const mid = await midOf(db, ports.keys, person)
  const elsewhere = new Set(app.uses.filter((use) => use.mid !== mid).map((use) => use.mid)).size
  const isUnknown = app.uses.length === 0 && app.onlineSince !== null
  const isTaken = elsewhere + Number(isUnknown) >= app.seats
  if (!body.takesOver && isTaken && !isConcurrent(app)) throw new Refusal(appsRefusals.inUse)
  const ticket = newSecret()
  const id = randomId()
  const expiresAt = new Date(now.getTime() + ticketMilliseconds)
  await db.insert(appUses).values({
    userId,
    id,
    licenceId: app.licenceId,
    source: app.source,
    ownedId: app.ownedId,
    companyId: app.companyId ?? '',
    ticket: hashOf(ticket),
    ticketUntil: expiresAt,
    mid,
    agent,
    issuedAt: now,
  })
  audit({ useId: id, product: app.licenceId, source: app.source, companyId: app.companyId ?? undefined })
  const address = new URL(app.address)
  const facts = {
    ...{ ticket, version: app.version, lang: language },
    ...((await signsPeopleIn(db, app.licenceId)) && {
      iss: ports.settings.publicOrigin,
      login_hint: person.account,
      ...(app.companyId && { company: app.companyId }),
    }),
  }
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value)
  return {
    productName: app.product?.texts[language].name ?? app.name,
    address: address.href,
    expiresAt: expiresAt.toISOString(),
  }
}
