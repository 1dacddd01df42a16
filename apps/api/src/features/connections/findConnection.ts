import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import type { ConnectionFacts } from './ConnectionProtocol'
import type { OidcDetails, ProviderDetails } from './ProviderDetails'
import { connections } from './tables'

export type ConnectionRow = typeof connections.$inferSelect

interface Named {
  readonly companyId: string
  readonly connectionId: string
}

export const isConnection = ({ companyId, connectionId }: Named) =>
  and(eq(connections.companyId, companyId), eq(connections.id, connectionId))

export async function findConnection(db: Connection, named: Named): Promise<ConnectionRow | undefined> {
  const [found] = await db.select().from(connections).where(isConnection(named))
  return found
}

/** @throws Refusal when the company has no such connection */
export async function holdConnection(db: Connection, named: Named): Promise<ConnectionRow> {
  const [found] = await db.select().from(connections).where(isConnection(named)).for('update')
  if (!found) throw new Refusal(connectionsRefusals.connectionMissing)
  return found
}

/** What its protocol needs; undefined until its details are set. */
export function factsOf(keys: ServiceKeys, row: ConnectionRow): ConnectionFacts | undefined {
  const { companyId, id: connectionId, details, secret } = row
  if (!details) return undefined
  return { companyId, connectionId, details, secret: openSecret(keys, row, secret) }
}

const placeOf = ({ companyId, id }: Pick<ConnectionRow, 'companyId' | 'id'>) =>
  `connection ${companyId} ${id}`

export const sealSecret = (keys: ServiceKeys, row: Pick<ConnectionRow, 'companyId' | 'id'>, secret: string) =>
  sealAtRest(keys, placeOf(row), new TextEncoder().encode(secret))

const openSecret = (keys: ServiceKeys, row: ConnectionRow, sealed: string): string =>
  sealed === '' ? '' : new TextDecoder().decode(openAtRest(keys, placeOf(row), sealed))

export const isOidc = (details: ProviderDetails | null): details is OidcDetails => details?.kind === 'oidc'
