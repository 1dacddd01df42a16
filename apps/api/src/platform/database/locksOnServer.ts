import { Client } from 'pg'
import type { Database, Holder } from './Connection'
import { connectionTo } from './connectionTo'
import { localLocks } from './localLocks'

interface LocksOptions {
  readonly url: string
  /** Tolerated silence in milliseconds. */
  readonly patience: number
  readonly onConnectionLost?: (error: Error) => void
}

interface Locks {
  readonly tryLock: Database['tryLock']
  end(): Promise<void>
}

/** A connection that holds locks. */
interface LockConnection {
  readonly client: Promise<Client>
  /** Discards the connection. */
  lost(error: Error): void
}

/** The channel for requests to release a lock. */
const channel = 'atrium_locks'

/**
 * Locks among the processes of one server, held on a separate connection, so that they end with the process.
 * The connection is opened for the first lock.
 */
export function locksOnServer({ url, patience, onConnectionLost }: LocksOptions): Locks {
  const tryLocally = localLocks()
  const holders = new Map<string, Holder>()
  let current: LockConnection | undefined

  function hold(): LockConnection {
    const made = connect({
      url,
      pause: Math.min(patience, 20_000) / 2,
      wanted: (name) => holders.get(name)?.wanted(),
      lost(error) {
        if (current !== made) return
        current = undefined
        const former = [...holders.values()]
        holders.clear()
        for (const holder of former) holder.lost()
        onConnectionLost?.(error)
      },
    })
    return made
  }

  async function tryOnServer(name: string, holder: Holder): Promise<(() => Promise<void>) | undefined> {
    current ??= hold()
    const { client: connecting, lost } = current
    try {
      const client = await connecting
      const { rows } = await client.query(`select pg_try_advisory_lock(${numberOf}) as has`, [name])
      if (!rows[0]?.has) {
        await client.query('select pg_notify($1, $2)', [channel, name])
        return undefined
      }
      holders.set(name, holder)
      return async () => {
        if (!holders.delete(name)) return
        await client.query(`select pg_advisory_unlock(${numberOf})`, [name]).catch(lost)
      }
    } catch (cause) {
      const error = Object.assign(new Error('The lock could not be requested.', { cause }), {
        code: 'ETIMEDOUT',
      })
      lost(error)
      throw error
    }
  }

  return {
    async tryLock(name, holder) {
      const unlock = await tryLocally(name, holder)
      if (!unlock) return undefined
      const unlockThere = await tryOnServer(name, holder).catch(async (error) => {
        await unlock()
        throw error
      })
      if (!unlockThere) {
        await unlock()
        return undefined
      }
      return async () => {
        await unlockThere()
        await unlock()
      }
    },
    async end() {
      const client = await current?.client.catch(() => undefined)
      current = undefined
      await client?.end()
    },
  }
}

const numberOf = 'hashtextextended($1, 0)'

interface Connecting {
  readonly url: string
  readonly pause: number
  wanted(name: string): void
  lost(error: Error): void
}

function connect({ url, pause, wanted, lost: tell }: Connecting): LockConnection {
  const client = new Client({ ...connectionTo(url), query_timeout: pause })
  const lost = (error: Error) => {
    clearInterval(beat)
    client.connection.stream.destroy()
    tell(error)
  }
  // A query detects a connection that disappeared silently.
  const beat = setInterval(() => client.query('select 1').catch(lost), pause)
  beat.unref()
  client.on('error', lost)
  client.on('end', () => lost(new Error('The connection that holds locks was closed.')))
  client.on('notification', ({ payload = '' }) => wanted(payload))
  const connected = client
    .connect()
    .then(() => client.query(`listen ${channel}`))
    .then(() => client)
  return { client: connected, lost }
}
