import { type Cashier, openCashier, paymentKey, sendCallback } from '../cashier'
import type { Database } from '../database/Connection'
import { openRegistry } from '../registry'
import { createDoor, doorWidths } from '../service/createDoor'
import type { Ports } from '../service/ports'
import { createReadiness } from '../service/readiness'
import { loadServiceKeys } from '../session'
import { openUploads, readApart } from '../uploads'
import { type Configuration, ownOrigin } from './readConfiguration'
import { writeLog } from './writeLog'

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
    registry: openRegistry(registry, writeLog),
    readiness: createReadiness(),
    uploads: openUploads(readApart(writeLog)),
    door: createDoor(doorWidths(configuration.databaseConnections)),
  }
}
