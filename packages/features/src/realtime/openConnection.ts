import { type HubEvent, resumed } from '@atrium/contracts/realtime/contract'
import {
  HubConnection,
  type IHubProtocol,
  type ILogger,
  JsonHubProtocol,
  NullLogger,
} from '@microsoft/signalr'
import { safeParse } from 'valibot'
import { eventTargets, readEvent } from './connection'
import { HubSocket, Refused } from './HubSocket'

interface ConnectionOptions {
  /** Where the hub is, with what the page says of its past. */
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  readonly getToken: () => Promise<string>
  readonly signal: AbortSignal
  readonly onEvent: (event: HubEvent) => void
  readonly onResumed: (position: number, complete: boolean) => void
  /** The hub wants a newer token soon. */
  readonly onTokenExpiring: () => void
}

export interface OpenConnection {
  /** Hands over a newer token; false when the hub doesn't take it. */
  updateToken(token: string): Promise<boolean>
  /** Resolves when the connection is no more. */
  readonly closed: Promise<void>
}

/** After so long without a word from the service the connection counts as lost. */
const serverTimeout = 60_000
const keepAlive = 15_000

/** Opens one connection to the hub. It isn't opened again by itself: see `startRealtime`. */
export async function openConnection(options: ConnectionOptions): Promise<OpenConnection> {
  const { signal } = options
  const connection = HubConnection.create(
    new HubSocket(options),
    // The address holds the token: nothing of it is to be written anywhere.
    NullLogger.instance,
    new JsonHubProtocol(),
    undefined,
    serverTimeout,
    keepAlive,
  )
  listen(connection, options)
  // A page tries many times in its life: nothing of a lost connection may stay behind.
  const over = new AbortController()
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()))
  void closed.then(() => over.abort())
  signal.addEventListener('abort', () => void connection.stop().catch(() => {}), { signal: over.signal })
  await connection.start().catch((error) => {
    over.abort()
    throw error
  })
  if (signal.aborted) await connection.stop()
  return {
    closed,
    updateToken: (token) =>
      connection.invoke<unknown>('UpdateToken', token).then(
        (accepted) => accepted === true,
        () => false,
      ),
  }
}

function listen(connection: HubConnection, { onEvent, onResumed, onTokenExpiring }: ConnectionOptions): void {
  for (const target of eventTargets) {
    connection.on(target, (text: unknown, more: unknown) => {
      const event = readEvent(target, text, more)
      if (event) onEvent(event)
    })
  }
  connection.on('OnResumed', (given: unknown) => {
    const parsed = safeParse(resumed, given)
    if (parsed.success) onResumed(parsed.output.position, parsed.output.complete)
  })
  connection.on('OnTokenExpiring', onTokenExpiring)
}

/** What the service said to a connection that it didn't open; undefined when it said nothing. */
export function refusalOf(error: unknown): 'unauthenticated' | 'elsewhere' | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.status === 401) return 'unauthenticated'
  return error.status === 403 ? 'elsewhere' : undefined
}

declare module '@microsoft/signalr/dist/esm/HubConnection' {
  namespace HubConnection {
    /** The package keeps it to itself, but its builder knows no other transports than its own. */
    function create(
      connection: HubSocket,
      logger: ILogger,
      protocol: IHubProtocol,
      reconnectPolicy: undefined,
      serverTimeoutInMilliseconds: number,
      keepAliveIntervalInMilliseconds: number,
    ): HubConnection
  }
}
