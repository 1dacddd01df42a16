import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import { type Vendor, vendors } from '../../ports/CompanyDirectory'
import { directories, directoryConnections } from '../directories/tables'

export type ConnectionRow = typeof directoryConnections.$inferSelect

/** A directory at a vendor. */
export interface ConnectedDirectory extends ConnectionRow {
  readonly kind: Vendor
  readonly name: string
}

interface DirectoryKey {
  readonly companyId: string
  readonly directoryId: string
}

export const ofConnection = ({ companyId, directoryId }: DirectoryKey) =>
  and(eq(directoryConnections.companyId, companyId), eq(directoryConnections.directoryId, directoryId))

/** Undefined if the company has no such directory any more. */
export async function findConnection(
  db: Connection,
  { companyId, directoryId }: DirectoryKey,
  lock?: 'update',
): Promise<ConnectedDirectory | undefined> {
  const query = db
    .select({ connection: directoryConnections, kind: directories.kind, name: directories.name })
    .from(directoryConnections)
    .innerJoin(
      directories,
      and(
        eq(directories.companyId, directoryConnections.companyId),
        eq(directories.id, directoryConnections.directoryId),
        isNull(directories.endedAt),
      ),
    )
    .where(ofConnection({ companyId, directoryId }))
  const [found] = await (lock ? query.for(lock, { of: directoryConnections }) : query)
  const kind = vendors.find((one) => one === found?.kind)
  return found && kind ? { ...found.connection, kind, name: found.name } : undefined
}

/** @throws Refusal if the company has no such directory any more */
export async function holdConnection(db: Connection, key: DirectoryKey): Promise<ConnectedDirectory> {
  const found = await findConnection(db, key, 'update')
  if (!found) throw new Refusal(directoriesRefusals.directoryMissing)
  return found
}

type SecretColumn = 'secret' | 'callbackToken' | 'callbackKey'

const placeOf = ({ companyId, directoryId }: DirectoryKey, column: SecretColumn) =>
  `directory ${column} of ${companyId} ${directoryId}`

/** Empty text stays empty, so that it can be told whether there is a secret. */
export const sealSecret = (
  keys: ServiceKeys,
  key: DirectoryKey,
  column: SecretColumn,
  secret: string,
): string => (secret === '' ? '' : sealAtRest(keys, placeOf(key, column), new TextEncoder().encode(secret)))

export const openSecret = (keys: ServiceKeys, row: ConnectionRow, column: SecretColumn): string =>
  row[column] === '' ? '' : new TextDecoder().decode(openAtRest(keys, placeOf(row, column), row[column]))
