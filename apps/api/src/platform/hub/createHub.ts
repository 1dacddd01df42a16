import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import { WebSocketServer } from 'ws'
import type { Connection } from '../database/Connection'
import { eventsChannel, readEvents } from '../events'
import type { Authenticate } from '../http/Authenticate'
import type { Resources } from '../http/Resources'
import { describeError } from '../process/describeError'
import { admit, refuseUpgrade } from './admit'
import { beginningOf } from './beginningOf'
import { HubConnection, type HubSide } from './HubConnection'
import { type HubSettings, hubSettings } from './HubSettings'
import { identify } from './identify'

export interface Hub {
  /** Takes over a request that wants to become a connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** How many pages are connected to this process. */
  readonly size: number
  /** Tells the pages to come back, to whichever process is there. */
  close(): Promise<void>
}

interface HubOptions {
  readonly authenticate: Authenticate
  /** Which of these sessions have ended, and why. */
  endedAmong(
    db: Connection,
    sessionIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, SessionEndedBecause>>
  readonly settings?: Partial<HubSettings>
}

const longestMessage = 8 * 1024

/**
 * The user-notify hub of this process. What it tells comes from the database, so pages may be connected to any
 * process, and whoever causes an event may be in another one.
 */
export async function createHub(ports: Resources, options: HubOptions): Promise<Hub> {
  const settings = { ...hubSettings, ...options.settings }
  const { database, clock, log } = ports
  const server = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: longestMessage })
  const byUser = new Map<string, Set<HubConnection>>()
  let size = 0
  let isClosed = false

  const failed = (error: unknown) => log({ level: 'error', event: 'hubFailed', ...describeError(error) })
  const all = () => [...byUser.values()].flatMap((own) => [...own])

  const side: HubSide = {
    settings,
    begin: ({ visitor, past }) => beginningOf(database.connection, visitor.userId, past, clock()),
    next: (userId, position) => readEvents(database.connection, userId, position),
    identify: (token) => identify(ports, options.authenticate, token),
    failed,
  }

  function add(connection: HubConnection): void {
    const { userId } = connection.visitor
    const own = byUser.get(userId) ?? new Set()
    byUser.set(userId, own.add(connection))
    size += 1
  }

  function remove(connection: HubConnection): void {
    const { userId } = connection.visitor
    const own = byUser.get(userId)
    if (!own?.delete(connection)) return
    size -= 1
    if (own.size === 0) byUser.delete(userId)
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const admitted = await admit(ports, side, request)
    if (typeof admitted === 'number') return refuseUpgrade(socket, admitted)
    const own = byUser.get(admitted.visitor.userId)?.size ?? 0
    if (own >= settings.connectionsOfPerson) return refuseUpgrade(socket, 429)
    if (isClosed || size >= settings.connectionsOfProcess) return refuseUpgrade(socket, 503)
    server.handleUpgrade(request, socket, head, (opened) => {
      const connection = new HubConnection(opened, side, admitted.visitor, admitted.past)
      add(connection)
      opened.once('close', () => remove(connection))
      opened.on('error', () => opened.terminate())
    })
  }

  // A token of seconds is asked for late, or it would be asked for all the time.
  const ahead = Math.min(settings.renewal, ports.settings.accessTokenSeconds * 250)

  /** Sessions may end without a word, by their age or while the database couldn't be heard. */
  async function sweep(): Promise<void> {
    const connections = all()
    const now = clock()
    const ended = await options.endedAmong(
      database.connection,
      connections.map(({ visitor }) => visitor.sessionId),
      clock(),
    )
    for (const connection of connections) {
      const { sessionId, tokenExpiresAt } = connection.visitor
      const left = tokenExpiresAt.getTime() - now.getTime()
      if (ended.has(sessionId)) connection.endSession(ended.get(sessionId) ?? 'expired')
      else if (left < -settings.renewal) connection.close(true)
      else if (left < ahead) connection.askToRenew()
    }
  }

  const listening = await database.listen(eventsChannel, {
    hear(userIds) {
      for (const userId of userIds.split(',')) {
        for (const connection of byUser.get(userId) ?? []) connection.wake()
      }
    },
    missed() {
      for (const connection of all()) connection.wake()
    },
  })
  const timer = setInterval(() => void sweep().catch(failed), settings.sweep).unref()

  return {
    upgrade(request, socket, head) {
      // The other side may go while it is being looked at.
      socket.on('error', () => socket.destroy())
      accept(request, socket, head).catch((error) => {
        failed(error)
        refuseUpgrade(socket, 503)
      })
    },
    get size() {
      return size
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      for (const connection of all()) connection.close(true)
      server.close()
      await listening.end()
    },
  }
}
