import type { Database } from '../database/Connection'
import { openRegistry } from '../registry'
import type { Ports } from '../service/ports'
import { loadServiceKeys } from '../session'
import type { Configuration } from './readConfiguration'
import { writeLog } from './writeLog'

/** What the service and its operator's commands need from outside, on an open database. */
export async function openPorts(
  { settings, secret, registry }: Configuration,
  database: Database,
  publicOrigin: string,
): Promise<Ports> {
  return {
    database,
    clock: () => new Date(),
    log: writeLog,
    settings: { ...settings, publicOrigin },
    keys: await loadServiceKeys(database.connection, secret),
    registry: openRegistry(registry, writeLog),
  }
}
