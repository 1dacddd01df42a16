import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { appUses } from '../ownProducts/tables'
import { hashOf, newSecret, ticketMilliseconds } from './appKeys'
import { findOwnApp } from './findApps'
import { midOf } from './midOf'

/** Issues a ticket for one of the caller's apps, with the address to take it to. */
export async function launchApp(call: Call<typeof appsOperations.launchApp>) {
  const { db, ports, person, body, language, agent, now, audit } = call
  const { userId } = person
  const app = await findOwnApp({ db, ports, userId, now }, body)
  if (!app) throw new Refusal(appsRefusals.unknownApp)
  if (app.state !== 'usable') throw new Refusal(appsRefusals[app.state])
  if (app.address === null) throw new Refusal(appsRefusals.nowhere)
  const mid = await midOf(db, ports.keys, person)
  const elsewhere = new Set(app.uses.filter((use) => use.mid !== mid).map((use) => use.mid)).size
  const isUnknown = app.uses.length === 0 && app.onlineSince !== null
  if (!body.takesOver && elsewhere + Number(isUnknown) >= app.seats) throw new Refusal(appsRefusals.inUse)
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
  for (const [name, value] of Object.entries({ ticket, version: app.version, lang: language }))
    address.searchParams.set(name, value)
  return {
    productName: app.product?.texts[language].name ?? app.name,
    address: address.href,
    expiresAt: expiresAt.toISOString(),
  }
}
