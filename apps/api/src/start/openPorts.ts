import { join } from 'node:path'
import { type Cashier, openCashier, paymentKey, sendCallback } from '../adapters/cashier'
import { openObjectFiles } from '../adapters/objectFiles/openObjectFiles'
import { openRegistry } from '../adapters/registry'
import { redirectUris } from '../features/social'
import type { Database } from '../platform/database/Connection'
import { createDoor, doorWidths } from '../platform/http/createDoor'
import { createReadiness } from '../platform/http/readiness'
import { mac } from '../platform/keys/mac'
import { loadServiceKeys } from '../platform/keys/serviceKeys'
import { writeLog } from '../platform/process/writeLog'
import { openUploads, readApart } from '../platform/uploads'
import type { Ports } from '../ports/Ports'
import type { ReadingTasks } from '../ports/ReadingTasks'
import { readingEntry } from '../reading/readingEntry'
import { openSocial } from './openSocial'
import { type Configuration, ownOrigin } from './readConfiguration'

/** What the service and its operator's commands need from outside, on an open database. */
export async function openPorts(
  configuration: Configuration,
  database: Database,
  publicOrigin: string,
  /** On which this process listens. */
  port = configuration.port,
): Promise<Ports> {
  const { settings, secret, registry } = configuration
  const keys = await loadServiceKeys(database.connection, secret)
  const base = { database, clock: () => new Date(), log: writeLog }
  const cashier: Cashier = {
    ...base,
    key: paymentKey(keys),
    publicOrigin,
    callBack: sendCallback(ownOrigin(configuration.host, port)),
  }
  return {
    ...base,
    settings: { ...settings, publicOrigin },
    keys,
    payments: configuration.payments === 'cashier' ? openCashier(cashier) : undefined,
    social: openSocial(configuration, {
      ...base,
      clientSecret: mac(keys.derivation, ['stand-in']),
      redirectUris: redirectUris({ publicOrigin }),
      publicOrigin,
      ownOrigin: ownOrigin(configuration.host, port),
    }),
    registry: openRegistry(registry, writeLog),
    readiness: createReadiness(),
    uploads: openUploads(readApart<ReadingTasks>(readingEntry, writeLog)),
    disk: openObjectFiles(join(configuration.dataDirectory, 'disk')),
    door: createDoor(doorWidths(configuration.databaseConnections)),
  }
}
