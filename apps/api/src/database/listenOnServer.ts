import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Ear, Listening } from './Connection'

const heartbeat = 20_000
const longestPause = 5000

/**
 * Listens on a connection of its own, for as long as it takes: a broken one is replaced, and the ear learns that it
 * may have missed something.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  ear: Ear,
  onLost: (error: Error) => void = () => {},
): Promise<Listening> {
  let isEnded = false
  let current: Client | undefined

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'atrium',
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
    })
    const lost = once((error: Error) => {
      clearInterval(beat)
      client.end().catch(() => {})
      if (isEnded || current !== client) return
      onLost(error)
      void reconnect()
    })
    // A connection that is silently gone is found out by asking.
    const beat = setInterval(() => client.query('select 1').catch(lost), heartbeat)
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
      client.end().catch(() => {})
      throw error
    }
  }

  async function reconnect(pause = 100): Promise<void> {
    await wait(pause, undefined, { ref: false })
    if (isEnded) return
    try {
      await connect()
      ear.missed()
    } catch {
      await reconnect(Math.min(pause * 2, longestPause))
    }
  }

  await connect()
  return {
    async end() {
      isEnded = true
      await current?.end().catch(() => {})
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
