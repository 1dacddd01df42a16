import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { hubPath, type SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { and, eq, gte, min } from 'drizzle-orm'
import { WebSocketServer } from 'ws'
import type { Connection } from '../database/Connection'
import {
  eventRangeOf,
  eventsChannel,
  isComplete,
  type PassingEvent,
  passingChannel,
  readEvents,
} from '../events'
import { userEvents } from '../events/tables'
import type { Authenticate } from '../http/Authenticate'
import type { Resources } from '../http/Resources'
import { isEmbedToken, readBearer } from '../keys/signedTokens'
import { describeError } from '../process/describeError'
import { Refusal } from '../refusal/Refusal'
import { HubConnection, type HubSide, type HubToken, type Visitor } from './HubConnection'
import { type HubSettings, hubSettings } from './HubSettings'

export interface Hub {
  /** Takes over an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Number of pages connected to this process. */
  readonly size: number
  /** Makes the pages reconnect to another process. */
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
 * The user-notify hub of this process. Its events come from the database, so pages may connect to any
 * process, and events may come from another one.
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
    identify: (given) => identify(ports, options.authenticate, given),
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

  // A short-lived token is renewed late, or it would be renewed all the time.
  const ahead = Math.min(settings.renewal, ports.settings.accessTokenSeconds * 250)

  /** Sessions may end silently, by age or while the database was unavailable. */
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
  const listeningInPassing = await database.listen(passingChannel, {
    hear(text) {
      const { userIds, ...event }: PassingEvent = JSON.parse(text)
      for (const userId of userIds) {
        for (const connection of byUser.get(userId) ?? []) connection.pass(event)
      }
    },
    // Pages ask again after a lost connection, and what is told in passing is never all they know.
    missed() {},
  })
  const timer = setInterval(() => void sweep().catch(failed), settings.sweep).unref()

  return {
    upgrade(request, socket, head) {
      // The client may disconnect meanwhile.
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
      await listeningInPassing.end()
    },
  }
}

/** The person of a token, if it is still valid and comes from where it belongs. */
async function identify(
  ports: Resources,
  authenticate: Authenticate,
  { token, origin, proof }: HubToken,
): Promise<Visitor | undefined> {
  const now = ports.clock()
  const presented = {
    token,
    origin,
    ...(proof !== undefined && { proof: { jwt: proof, method: 'GET', path: hubPath } }),
  }
  try {
    const person = await authenticate(ports, presented, now)
    if (typeof person === 'string') return undefined
    const claims = await readBearer(ports.keys, token)
    const { userId, sessionId, embedding, limitedTo } = person
    const tokenExpiresAt = claims?.expiresAt ?? ends(now, ports.settings.accessTokenSeconds)
    return { userId, sessionId, tokenExpiresAt, embedding, limitedTo, origin }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const ends = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

interface Past {
  /** Number of the last event that the page saw. */
  readonly position?: number
  /** For a page without events: how many milliseconds ago it began to load its data. */
  readonly age?: number
}

/** Covers events between loading and connecting, with some margin for running transactions. */
const room = 5000

/** Events are not stored longer, and databases have a minimum date. */
const longestAge = 7 * 86_400_000

/** The event after which a page gets the following ones, and whether earlier ones are lost. */
async function beginningOf(
  db: Connection,
  userId: string,
  { position, age = 0 }: Past,
  now: Date,
): Promise<{ position: number; complete: boolean }> {
  const range = await eventRangeOf(db, userId)
  if (position !== undefined) {
    const complete = isComplete(range, position)
    return { position: complete ? position : range.lastId, complete }
  }
  const since = new Date(now.getTime() - Math.min(age, longestAge) - room)
  const [first] = await db
    .select({ id: min(userEvents.id) })
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gte(userEvents.createdAt, since)))
  return { position: first?.id ? first.id - 1 : range.lastId, complete: true }
}

interface Admitted {
  readonly visitor: Visitor
  readonly past: HubConnection['past']
}

/** The person, origin and start of a connection request; a number is the status of the refusal. */
async function admit(
  { settings }: Resources,
  hub: HubSide,
  request: IncomingMessage,
): Promise<Admitted | number> {
  const url = URL.parse(request.url ?? '', 'http://hub.invalid')
  if (url?.pathname !== hubPath) return 404
  // Browsers can't set headers on this request. The address is never logged.
  const token = url.searchParams.get('access_token') ?? bearerOf(request)
  // The origin of an embedding site is checked with its token.
  const isOfSite = token !== undefined && isEmbedToken(token)
  if (!isOfSite && !isOwnOrigin(request, [settings.publicOrigin, ...settings.embedOrigins])) return 403
  const proof = url.searchParams.get(browserProofHeader) ?? undefined
  const { origin } = request.headers
  const visitor = token ? await hub.identify({ token, proof, origin }) : undefined
  if (!visitor) return 401
  const position = countIn(url, 'position')
  const age = countIn(url, 'age')
  return { visitor, past: { ...(position !== undefined && { position }), ...(age !== undefined && { age }) } }
}

/** Whether the browser's Origin is our own, or that of a site that may embed features. */
function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  return origin === undefined || origins.includes(origin) || URL.parse(origin)?.host === host
}

const bearerOf = ({ headers }: IncomingMessage) =>
  /^(?:Bearer|DPoP) ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1]

function countIn(url: URL, name: string): number | undefined {
  const given = url.searchParams.get(name)
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : undefined
}

function refuseUpgrade(socket: Duplex, status: number): void {
  const wait = status === 429 || status === 503 ? 'Retry-After: 5\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`,
  )
}
