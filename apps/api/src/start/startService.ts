import { createApp } from '../app'
import type { MigratableDatabase } from '../database/Connection'
import { mountPortal } from '../portal/mountPortal'
import { loadServiceKeys } from '../session'
import { fillEmpty } from './fillEmpty'
import { greeting } from './greeting'
import { type Listening, listen } from './listen'
import { type DirectoryLock, lockDirectory } from './lockDirectory'
import { openDatabase } from './openDatabase'
import type { Configuration } from './readConfiguration'
import { writeLog } from './writeLog'

export interface RunningService {
  readonly greeting: string
  /** Ends what is under way, then closes the database and gives the directory back. */
  stop(): Promise<void>
}

/** Opens everything in the order in which it can be refused, and undoes it when a later step fails. */
export async function startService(configuration: Configuration): Promise<RunningService> {
  const opened: { lock?: DirectoryLock; listening?: Listening; database?: MigratableDatabase } = {}
  const stop = async () => {
    await opened.listening?.close()
    await opened.database?.close()
    opened.lock?.release()
  }
  try {
    if (configuration.databaseUrl === undefined) {
      opened.lock = await lockDirectory(configuration.dataDirectory, endAtOnce)
    }
    const listening = await listen(configuration.host, configuration.port)
    opened.listening = listening
    const database = await openDatabase(configuration, writeLog)
    opened.database = database
    await database.migrate(() =>
      configuration.hasDemo ? fillEmpty(database, new Date()) : Promise.resolve(),
    )
    const publicOrigin = originOf(configuration, listening.port)
    const settings = { ...configuration.settings, publicOrigin }
    const keys = await loadServiceKeys(database.connection, configuration.secret)
    const app = createApp({ database, clock: () => new Date(), log: writeLog, settings, keys })
    mountPortal(app)
    listening.answerWith(app.fetch)
    return { greeting: await greeting(database, publicOrigin), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Another process has the directory now: writing on would damage it. */
function endAtOnce(): never {
  writeLog({ level: 'error', event: 'lockLost' })
  process.exit(1)
}

/** PORT=0 lets the system choose, so only now the port is known. */
const originOf = ({ settings, port }: Configuration, actual: number) =>
  port === 0 ? settings.publicOrigin.replace(/:0$/, `:${actual}`) : settings.publicOrigin
