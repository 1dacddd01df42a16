import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Ear, Listening } from './Connection'
import { connectionTo } from './connectionTo'

interface ListeningOptions {
  readonly url: string
  /** Tolerated silence in milliseconds. */
  readonly patience: number
  readonly channel: string
  readonly ear: Ear
  readonly onConnectionLost?: (error: Error) => void
}

const longestPause = 5000
const longestFarewell = 1000

/**
 * Listens on a separate connection. A broken one is replaced, and the listener learns that it may have missed
 * something.
 */
export async function listenOnServer(options: ListeningOptions): Promise<Listening> {
  const { url, patience, channel, ear } = options
  const pause = Math.min(patience, 20_000) / 2

  let isEnded = false
  let current: Client | undefined

  async function connect(): Promise<void> {
    const client = new Client({
      ...connectionTo(url),
      connectionTimeoutMillis: Math.min(patience, 5000),
      query_timeout: pause,
    })
    const lost = once((error: Error) => {
      clearInterval(beat)
      client.connection.stream.destroy()
      if (isEnded || current !== client) return
      options.onConnectionLost?.(error)
      void reconnect()
    })
    // A query detects a connection that disappeared silently.
    const beat = setInterval(() => client.query('select 1').catch(lost), pause)
    beat.unref()
    client.on('error', lost)
    client.on('end', () => lost(new Error('The connection that listens was closed.')))
    client.on('notification', ({ payload = '' }) => ear.hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
      current = client
    } catch (error) {
      clearInterval(beat)
      client.connection.stream.destroy()
      throw error
    }
  }

  async function reconnect(after = 100): Promise<void> {
    await wait(after, undefined, { ref: false })
    if (isEnded) return
    try {
      await connect()
      ear.missed()
    } catch {
      await reconnect(Math.min(after * 2, longestPause))
    }
  }

  await connect()
  return {
    async end() {
      isEnded = true
      const ended = current?.end().catch(() => {})
      await Promise.race([ended, wait(longestFarewell, undefined, { ref: false })])
    },
  }
}

function once<T>(work: (given: T) => void): (given: T) => void {
  let isDone = false
  return (given) => {
    if (isDone) return
    isDone = true
    work(given)
  }
}
