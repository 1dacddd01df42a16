import { mostConnections } from '@atrium/contracts/connections/contract'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companies } from '../organisation/tables'
import { endCompanySessions } from '../session'
import { verifiedDomainsOf } from './domains/manageDomains'
import { findConnection, holdConnection, isConnection } from './findConnection'
import { nobodyJoins } from './Joining'
import { connections, signInRules } from './tables'

export async function addConnection(call: Call<typeof connectionsOperations.addConnection>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { connectionName: name, kind } = body
  if ((await db.$count(connections, eq(connections.companyId, companyId))) >= mostConnections)
    throw new Refusal(connectionsRefusals.tooManyConnections)
  const id = randomId()
  await requireFreeName(db, companyId, id, name)
  await db.insert(connections).values({ companyId, id, name, kind, joining: nobodyJoins, createdAt: now })
  call.audit({ connectionId: id, after: { connectionName: name, kind } })
  return { connectionId: id }
}

export async function renameConnection(call: Call<typeof connectionsOperations.renameConnection>) {
  const { db, company, body } = call
  const named = { companyId: company.companyId, connectionId: body.connectionId }
  const { name: before } = await holdConnection(db, named)
  const name = body.connectionName
  if (before === name) {
    call.unchanged()
    return true as const
  }
  await requireFreeName(db, named.companyId, named.connectionId, name)
  await db.update(connections).set({ name }).where(isConnection(named))
  call.audit({
    connectionId: named.connectionId,
    before: { connectionName: before },
    after: { connectionName: name },
  })
  return true as const
}

/** Only one is on, so another one is switched off first. */
export async function switchConnection(call: Call<typeof connectionsOperations.switchConnection>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { connectionId, isOn } = body
  const named = { companyId, connectionId }
  const row = await holdConnection(db, named)
  if (row.isOn === isOn) {
    call.unchanged()
    return true as const
  }
  if (isOn) {
    if (row.details === null || row.testedRevision !== row.revision)
      throw new Refusal(connectionsRefusals.notTested)
    if ((await verifiedDomainsOf(db, companyId)).size === 0) throw new Refusal(connectionsRefusals.noDomain)
    const [other] = await db
      .select({ id: connections.id })
      .from(connections)
      .where(and(eq(connections.companyId, companyId), eq(connections.isOn, true)))
    // The rule goes on: its people sign in at the new one.
    if (other) await switchOff(db, { companyId, connectionId: other.id }, now, { keepsRule: true })
    await db.update(connections).set({ isOn }).where(isConnection(named))
  } else await switchOff(db, named, now)
  call.audit({
    connectionId,
    before: { connectionName: row.name, isOn: row.isOn },
    after: { connectionName: row.name, isOn },
  })
  return true as const
}

/** People go on with their own ways: the rule ends, and so do sessions that only the connection opened. */
export async function switchOff(
  db: Connection,
  named: { readonly companyId: string; readonly connectionId: string },
  now: Date,
  { keepsRule = false } = {},
): Promise<void> {
  await db.update(connections).set({ isOn: false }).where(isConnection(named))
  if (!keepsRule) {
    await db.delete(signInRules).where(eq(signInRules.companyId, named.companyId))
    await db.update(companies).set({ companySignInSince: null }).where(eq(companies.id, named.companyId))
  }
  await endCompanySessions(db, named, now)
}

export async function endConnection(call: Call<typeof connectionsOperations.endConnection>) {
  const { db, company, body, now } = call
  const named = { companyId: company.companyId, connectionId: body.connectionId }
  const { name, isOn } = await holdConnection(db, named)
  if (isOn) await switchOff(db, named, now)
  else await endCompanySessions(db, named, now)
  await db.delete(connections).where(isConnection(named))
  call.audit({ connectionId: named.connectionId, before: { connectionName: name } })
  return true as const
}

async function requireFreeName(db: Connection, companyId: string, connectionId: string, name: string) {
  const others = and(
    eq(connections.companyId, companyId),
    eq(connections.name, name),
    ne(connections.id, connectionId),
  )
  if ((await db.$count(connections, others)) > 0) throw new Refusal(connectionsRefusals.nameTaken)
}

/** @throws Refusal unless the company has this connection, of this kind */
export async function requireKind(
  db: Connection,
  named: { readonly companyId: string; readonly connectionId: string },
  kind: 'oidc' | 'saml',
) {
  const row = await findConnection(db, named)
  if (!row) throw new Refusal(connectionsRefusals.connectionMissing)
  if (row.kind !== kind) throw new Refusal(connectionsRefusals.otherKind)
  return row
}
