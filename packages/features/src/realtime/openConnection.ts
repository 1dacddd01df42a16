import { type HubEvent, hubPath, resumed } from '@atrium/contracts/realtime/contract'
import {
  HubConnection,
  type IHubProtocol,
  type ILogger,
  JsonHubProtocol,
  NullLogger,
} from '@microsoft/signalr'
import { safeParse } from 'valibot'
import type { TokenSource } from '../shared/wire/client'
import { eventTargets, readEvent } from './connection'
import { HubSocket, Refused } from './HubSocket'

interface ConnectionOptions {
  /** The address of the hub, with the page's last event. */
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  readonly getToken: () => Promise<string>
  readonly proveToken: TokenSource['proveToken'] | undefined
  readonly signal: AbortSignal
  readonly onEvent: (event: HubEvent) => void
  readonly onResumed: (position: number, complete: boolean) => void
  /** The hub needs a newer token soon. */
  readonly onTokenExpiring: () => void
}

export interface OpenConnection {
  /** Sends a newer token; false if the hub doesn't accept it. */
  updateToken(token: string): Promise<boolean>
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>
}

/** After this long without a message from the service, the connection counts as lost. */
const serverTimeout = 60_000
const keepAlive = 15_000

/** Opens one connection to the hub. It isn't reopened automatically: see `startRealtime`. */
export async function openConnection(options: ConnectionOptions): Promise<OpenConnection> {
  const { signal } = options
  const connection = HubConnection.create(
    new HubSocket(options),
    // The address contains the token, so nothing of it may be logged.
    NullLogger.instance,
    new JsonHubProtocol(),
    undefined,
    serverTimeout,
    keepAlive,
  )
  listen(connection, options)
  // A page reconnects many times, so nothing of a lost connection may stay.
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
    async updateToken(token) {
      const proof = await options.proveToken?.('GET', hubPath, token)
      return connection.invoke<unknown>('UpdateToken', token, ...(proof ? [proof] : [])).then(
        (accepted) => accepted === true,
        () => false,
      )
    },
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

/** The service's reason for not opening a connection; undefined without one. */
export function refusalOf(error: unknown): 'unauthenticated' | 'elsewhere' | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.status === 401) return 'unauthenticated'
  return error.status === 403 ? 'elsewhere' : undefined
}

declare module '@microsoft/signalr/dist/esm/HubConnection' {
  namespace HubConnection {
    /** The package keeps it private, and its builder only supports its own transports. */
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
