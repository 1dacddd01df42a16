import { safeParse } from 'valibot'
import { type Event, type EventTarget, event, eventTargets, resumed } from './contract'
import { HubClient, type OnInvocation } from './HubClient'

interface ConnectionOptions {
  /** Where the hub is, with what the page says of its past. */
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  readonly getToken: () => Promise<string>
  readonly signal: AbortSignal
  readonly onEvent: (target: EventTarget, event: Event) => void
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

/** What the service says to whoever may not connect. */
export type Refusal = 'unauthenticated' | 'elsewhere'

/** Opens one connection to the hub. It isn't opened again by itself: see `startRealtime`. */
export async function openConnection(options: ConnectionOptions): Promise<OpenConnection | Refusal> {
  const { url, getToken, signal } = options
  const token = await getToken()
  const answer = await negotiate(options, token)
  if (answer.status === 401) return 'unauthenticated'
  if (answer.status === 403) return 'elsewhere'
  if (!answer.ok) throw new Error(`The hub answered with status ${answer.status}.`)
  signal.throwIfAborted()
  const client = new HubClient(new WebSocket(socketAddress(url, answer.url, token)), tellEvents(options))
  // A page tries many times in its life: nothing of a lost connection may stay behind.
  const close = () => client.close()
  signal.addEventListener('abort', close)
  const closed = client.closed.then(() => signal.removeEventListener('abort', close))
  await client.opened
  return {
    closed,
    updateToken: async (newer) => (await client.invoke('UpdateToken', newer)) === true,
  }
}

/** Browsers don't tell why a socket was refused: a request before it says so. */
async function negotiate({ url, fetch, signal }: ConnectionOptions, token: string): Promise<Response> {
  const response = await fetch(url.replace('?', '/negotiate?negotiateVersion=1&'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  })
  // Unread, it would hold its connection for as long as the page is open.
  await response.arrayBuffer()
  return response
}

/** The address holds the token, as browsers leave no other place for it: it is to be written nowhere. */
function socketAddress(url: string, base: string, token: string): URL {
  const address = new URL(url, base || undefined)
  address.protocol = address.protocol.replace('http', 'ws')
  address.searchParams.set('access_token', token)
  return address
}

const tellEvents =
  ({ onEvent, onResumed, onTokenExpiring }: ConnectionOptions): OnInvocation =>
  (target, [first, more]) => {
    if (target === 'OnTokenExpiring') onTokenExpiring()
    if (target === 'OnResumed') {
      const parsed = safeParse(resumed, first)
      if (parsed.success) onResumed(parsed.output.position, parsed.output.complete)
    }
    const known = eventTargets.find((one) => one === target)
    if (!known) return
    const parsed = safeParse(event, { text: first, ...(typeof more === 'object' && more) })
    if (parsed.success) onEvent(known, parsed.output)
  }
