import { type HubEvent, hubPath } from '@atrium/contracts/realtime/contract'
import type { Events } from '../shared/request/events'
import { makeStale } from '../shared/request/stale'
import { type Pauses, pauseBefore, usualPauses } from './connection'
import type { OpenConnection } from './openConnection'
import { staleAfter, staleAfterAny } from './staleAfter'
import type { RealtimeTokens } from './Tokens'

export interface RealtimeOptions {
  /** The event source, shared with the surrounding provider. */
  readonly tokens: RealtimeTokens
  /** Receives the events. */
  readonly events: Events
  /** Origin, with an optional path, of the account service. Default: the page's own origin. */
  readonly baseUrl?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly pauses?: Pauses
  /**
   * Called when the connection is established, and when it is lost or can't be established although somebody is
   * signed in.
   */
  readonly onConnection?: ((isOpen: boolean) => void) | undefined
}

/**
 * Keeps one connection to the hub until it is ended. A lost connection is retried forever, and events since
 * then are delivered once each and in order. No code of it is loaded before this is called.
 */
export function startRealtime({ tokens, events, baseUrl = '', ...options }: RealtimeOptions): () => void {
  const { fetch = globalThis.fetch.bind(globalThis), pauses = usualPauses, onConnection } = options
  const ending = new AbortController()
  const { signal } = ending
  const startedAt = performance.now()
  let position: number | undefined
  let sent: string | undefined
  /** A token of an ended session opens no connection any more. */
  let over: string | undefined
  let open: OpenConnection | undefined

  const since = () =>
    position === undefined ? `age=${Math.ceil(performance.now() - startedAt)}` : `position=${position}`

  function receive(event: HubEvent): void {
    const { target, id, text, payload } = event
    // An event without a number isn't stored.
    if (id !== 0) {
      if (position !== undefined && id <= position) return
      position = id
    }
    if (event.target === 'OnSessionEnded') {
      over = sent
      const { because } = event.payload
      if (because) tokens.onSessionEnded?.(because, sent)
    }
    events.tell(target, { text, payload })
    makeStale(events, staleAfter(event), 'elsewhere')
  }

  function resume(from: number, complete: boolean): void {
    const isBehind = position === undefined || from > position || !complete
    if (isBehind) position = from
    // Missed events can't be recovered, but the page's data can be reloaded.
    if (!complete) makeStale(events, staleAfterAny, 'elsewhere')
  }

  async function getToken(): Promise<string> {
    sent = await tokens.getToken()
    if (sent === undefined || sent === over) throw new Error('Nobody is signed in.')
    return sent
  }

  /** After a change of tokens, and when the hub asks: sends the newest one, unless the hub has it. */
  async function handOver(find: () => Promise<string | undefined>): Promise<void> {
    const token = await find()
    if (!open || token === undefined || token === sent) return
    sent = token
    await open.updateToken(token)
  }
  const renew = () => void handOver(async () => tokens.renewToken?.(sent, 'expiring')).catch(() => {})
  const unsubscribe = tokens.subscribe?.(() => void handOver(async () => tokens.getToken()).catch(() => {}))

  /** Resolves when the connection has ended, with whether there was one. */
  async function connect(): Promise<boolean> {
    const { openConnection, refusalOf } = await import('./openConnection')
    try {
      open = await openConnection({
        url: `${baseUrl}${hubPath}?${since()}`,
        fetch,
        getToken,
        proveToken: tokens.proveToken,
        signal,
        onEvent: receive,
        onResumed: resume,
        onTokenExpiring: renew,
      })
      onConnection?.(true)
      await open.closed
      if (!signal.aborted && sent !== over) onConnection?.(false)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined && sent !== undefined && sent !== over && !signal.aborted)
        onConnection?.(false)
      if (refusal === 'unauthenticated') await tokens.renewToken?.(sent)
      if (refusal === 'elsewhere') tokens.onSignedInElsewhere?.('refused', sent)
      return false
    } finally {
      open = undefined
    }
  }

  async function keepConnected(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const wasConnected = await connect().catch(() => false)
      failures = wasConnected ? 0 : failures + 1
      if (!signal.aborted) await pause(pauseBefore(failures, pauses), signal)
    }
  }

  void keepConnected()
  return () => {
    unsubscribe?.()
    ending.abort()
  }
}

/** Ends early when the browser is back online, after a short random delay. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    let timer = setTimeout(finish, milliseconds)
    function finish() {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    function hurry() {
      clearTimeout(timer)
      timer = setTimeout(finish, Math.min(milliseconds, 1000 * Math.random()))
    }
    signal.addEventListener('abort', finish, { signal: done.signal })
    globalThis.addEventListener?.('online', hurry, { signal: done.signal })
  })
}
