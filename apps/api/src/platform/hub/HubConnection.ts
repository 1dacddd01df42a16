import type { SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import type { RawData, WebSocket } from 'ws'
import type { PassingEvent, UserEvent } from '../events'
import type { Embedding } from '../http/Embedding'
import type { Presented } from '../http/Presented'
import type { HubSettings } from './HubSettings'
import { mayHear } from './mayHear'

/** The person at the other end and their token's expiry. */
export interface Visitor {
  readonly userId: string
  readonly sessionId: string
  readonly tokenExpiresAt: Date
  /** For tokens of embedding sites. */
  readonly embedding?: Embedding | undefined
  /** For sessions that only companies' connections opened: these companies. */
  readonly limitedTo?: readonly string[] | undefined
  /** The page's origin. */
  readonly origin?: string | undefined
}

/** A token as a page sends it to the hub. */
export type HubToken = Pick<Presented, 'token' | 'origin'> & { readonly proof?: string | undefined }

/** The hub, as seen by a connection. */
export interface HubSide {
  readonly settings: HubSettings
  /** Where this page's events begin. */
  begin(connection: HubConnection): Promise<{ readonly position: number; readonly complete: boolean }>
  next(userId: string, position: number): Promise<readonly UserEvent[]>
  /** @param proof of the browser's key, for tokens that are bound to one */
  identify(given: HubToken): Promise<Visitor | undefined>
  failed(error: unknown): void
}

/** Bytes that a page may leave unread before it misses events that aren't stored. */
const mostBuffered = 64 * 1024

/** One page. It gets its events in order, one after another, as fast as it accepts them. */
export class HubConnection {
  #state: 'waiting' | 'beginning' | 'open' | 'ended' = 'waiting'
  #position = 0
  #isSending = false
  #hasNews = false
  #heardAt = performance.now()
  #messages = 0
  #isAskedToRenew = false
  readonly #beat: NodeJS.Timeout

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: HubSide,
    public visitor: Visitor,
    /** The page's own statement about its past, made when it connected. */
    readonly past: { readonly position?: number; readonly age?: number },
  ) {
    socket.on('message', (text) => this.#hear(text))
    this.#beat = setInterval(() => this.#keepAlive(), hub.settings.keepAlive)
    socket.once('close', () => this.#end())
    setTimeout(() => this.#state !== 'open' && socket.terminate(), hub.settings.handshake).unref()
  }

  /** There may be new events: looks for them, one lookup at a time. */
  wake(): void {
    this.#hasNews = true
    if (this.#state !== 'open' || this.#isSending) return
    this.#isSending = true
    this.#sendEvents().catch((error) => {
      this.hub.failed(error)
      // Unsent events follow when the page reconnects.
      this.close(true)
    })
  }

  /** Sends an event that isn't stored. A page that accepts nothing for a while gets none of these. */
  pass({ target, payload }: Omit<PassingEvent, 'userIds'>): void {
    if (this.#state !== 'open' || this.socket.bufferedAmount > mostBuffered) return
    if (!mayHear(this.visitor, { target, payload, sessionId: null })) return
    this.#send(frames.invocation(target, ['', { id: 0, payload }]))
  }

  /** Requests a newer token, once per token. */
  askToRenew(): void {
    if (this.#state !== 'open' || this.#isAskedToRenew) return
    this.#isAskedToRenew = true
    this.#send(frames.invocation('OnTokenExpiring', []))
  }

  /** The session ended: notifies the page and closes the connection for good. */
  endSession(because: SessionEndedBecause): void {
    if (this.#isIntroduced)
      this.#send(frames.invocation('OnSessionEnded', ['', { id: 0, payload: { because } }]))
    this.close(false)
  }

  close(mayComeBack: boolean, error?: string): void {
    if (this.#state === 'ended') return
    if (this.#isIntroduced) this.#send(frames.close(mayComeBack, error))
    this.#end()
    this.socket.close(mayComeBack ? 1012 : 1000)
    setTimeout(() => this.socket.terminate(), 1000).unref()
  }

  /** Both sides have agreed on the protocol; a page may send messages before its first event. */
  get #isIntroduced(): boolean {
    return this.#state === 'beginning' || this.#state === 'open'
  }

  #end(): void {
    this.#state = 'ended'
    clearInterval(this.#beat)
  }

  #send(text: string): void {
    this.socket.send(text, () => {})
  }

  #keepAlive(): void {
    this.#messages = 0
    if (performance.now() - this.#heardAt > this.hub.settings.timeout) this.socket.terminate()
    else if (this.#state === 'open' && this.socket.bufferedAmount === 0) this.#send(frames.ping)
  }

  #hear(raw: RawData): void {
    this.#heardAt = performance.now()
    try {
      const messages = splitFrames(String(raw))
      this.#messages += messages.length
      if (this.#messages > this.hub.settings.messages) throw new SyntaxError('Too many messages.')
      for (const message of messages) {
        if (this.#state === 'waiting') this.#shakeHands(message)
        else if (this.#isIntroduced) this.#answer(readInbound(message))
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) this.hub.failed(error)
      this.close(false, 'This is not understood.')
    }
  }

  #shakeHands(message: unknown): void {
    if (!isHandshake(message)) {
      this.#send(frames.handshake('Only version 1 of the protocol json is spoken here.'))
      this.close(false)
      return
    }
    this.#send(frames.handshake())
    this.#state = 'beginning'
    this.hub.begin(this).then(
      ({ position, complete }) => {
        if (this.#state === 'ended') return
        this.#position = position
        this.#state = 'open'
        this.#send(frames.invocation('OnResumed', [{ position, complete }]))
        this.wake()
      },
      (error) => {
        this.hub.failed(error)
        this.socket.close(1011)
      },
    )
  }

  #answer(message: ReturnType<typeof readInbound>): void {
    if (message.kind === 'close') this.close(false)
    if (message.kind !== 'invocation') return
    const reply = (outcome: Parameters<typeof frames.completion>[1]) =>
      message.id !== undefined && this.#send(frames.completion(message.id, outcome))
    const [token, proof] = message.given
    if (message.target !== 'UpdateToken' || typeof token !== 'string') {
      reply({ error: 'There is no such method.' })
      return
    }
    this.#renew(token, typeof proof === 'string' ? proof : undefined).then(
      (renewed) => reply(renewed ? { result: true } : { error: 'The token is not accepted.' }),
      (error) => {
        this.hub.failed(error)
        reply({ error: 'The token could not be checked.' })
      },
    )
  }

  /** Another session's token means that another person is there: then the page must reconnect. */
  async #renew(token: string, proof: string | undefined): Promise<boolean> {
    const visitor = await this.hub.identify({ token, proof, origin: this.visitor.origin })
    if (!visitor || !isSuccessor(visitor, this.visitor)) return false
    this.visitor = visitor
    this.#isAskedToRenew = false
    return true
  }

  async #sendEvents(): Promise<void> {
    while (this.#hasNews && this.#state === 'open') {
      this.#hasNews = false
      for (;;) {
        const events = await this.hub.next(this.visitor.userId, this.#position)
        for (const event of events) await this.#sendEvent(event)
        if (events.length === 0 || this.#state !== 'open') break
      }
    }
    // Reset together with the last lookup, so that a later event starts a new one.
    this.#isSending = false
  }

  async #sendEvent(event: UserEvent): Promise<void> {
    const { id, target, text, payload, sessionId } = event
    this.#position = id
    if (!mayHear(this.visitor, event)) return
    if (this.#state !== 'open' || (sessionId !== null && sessionId !== this.visitor.sessionId)) return
    const frame = frames.invocation(target, [text, { id, payload }])
    await new Promise<void>((resolve) => this.socket.send(frame, () => resolve()))
    if (target === 'OnSessionEnded') this.close(false)
  }
}

/** Tokens of a site that are bound to no key have sessions of their own. */
const isSuccessor = (next: Visitor, { sessionId, userId, embedding }: Visitor): boolean =>
  next.sessionId === sessionId ||
  (embedding !== undefined &&
    next.userId === userId &&
    next.embedding?.embedderId === embedding.embedderId &&
    next.embedding.companyId === embedding.companyId)

/** SignalR's hub protocol in JSON: this character ends each message. */
const separator = '\u001e'

/** The messages that a page may send. */
type Inbound =
  | { readonly kind: 'invocation'; readonly id?: string; readonly target: string; readonly given: unknown[] }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'other' }

const frame = (message: object) => JSON.stringify(message) + separator

const frames = {
  handshake: (error?: string) => frame(error === undefined ? {} : { error }),
  invocation: (target: string, given: readonly unknown[]) => frame({ type: 1, target, arguments: given }),
  completion: (invocationId: string, outcome: { readonly result: unknown } | { readonly error: string }) =>
    frame({ type: 3, invocationId, ...outcome }),
  ping: frame({ type: 6 }),
  close: (allowReconnect: boolean, error?: string) =>
    frame({ type: 7, allowReconnect, ...(error !== undefined && { error }) }),
} as const

/** The messages in the received text; throws if it violates the protocol. */
function splitFrames(text: string): readonly unknown[] {
  if (!text.endsWith(separator)) throw new SyntaxError('A message does not end.')
  return text
    .slice(0, -1)
    .split(separator)
    .map((part) => JSON.parse(part) as unknown)
}

/** Whether the first message requests the supported protocol. */
const isHandshake = (message: unknown): boolean =>
  isRecord(message) && message.protocol === 'json' && message.version === 1

function readInbound(message: unknown): Inbound {
  if (!isRecord(message)) throw new SyntaxError('A message is no object.')
  const { type, target, invocationId } = message
  if (type === 6) return { kind: 'ping' }
  if (type === 7) return { kind: 'close' }
  if (type !== 1 || typeof target !== 'string') return { kind: 'other' }
  const given = Array.isArray(message.arguments) ? message.arguments : []
  return { kind: 'invocation', target, given, ...(typeof invocationId === 'string' && { id: invocationId }) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
