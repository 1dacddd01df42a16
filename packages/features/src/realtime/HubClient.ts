import * as v from 'valibot'

/** Each message ends with this character. */
const separator = '\u001e'

const message = v.variant('type', [
  v.object({ type: v.literal(1), target: v.string(), arguments: v.array(v.unknown()) }),
  v.object({ type: v.literal(3), invocationId: v.string(), result: v.optional(v.unknown()) }),
  v.object({ type: v.literal(6) }),
  v.object({ type: v.literal(7) }),
])

/** The hub agrees, or says what it doesn't like. */
const handshake = v.strictObject({})

/** After so long without a word from the service the connection counts as lost. */
const longestSilence = 60_000

export type OnInvocation = (target: string, given: readonly unknown[]) => void

/** The page's side of SignalR's hub protocol in JSON, over one socket: what our hub says, and what it is asked. */
export class HubClient {
  /** Rejects when the connection is lost before both sides have shaken hands. */
  readonly opened: Promise<void>
  readonly closed: Promise<void>
  #state: 'waiting' | 'open' | 'closed' = 'waiting'
  #silence: ReturnType<typeof setTimeout> | undefined
  #invocations = 0
  readonly #answers = new Map<string, (result: unknown) => void>()
  #open = () => {}
  #close = () => {}

  constructor(
    private readonly socket: WebSocket,
    private readonly onInvocation: OnInvocation,
  ) {
    this.closed = new Promise((resolve) => {
      this.#close = resolve
    })
    this.opened = new Promise((resolve, reject) => {
      this.#open = resolve
      void this.closed.then(() => reject(new Error('The connection could not be opened.')))
    })
    socket.addEventListener('open', () => this.#send({ protocol: 'json', version: 1 }))
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', () => this.close())
    this.#listen()
  }

  /** Resolves to what the hub answers, and to nothing when it refuses or is gone. */
  invoke(target: string, ...given: readonly unknown[]): Promise<unknown> {
    if (this.#state !== 'open') return Promise.resolve(undefined)
    this.#invocations += 1
    const invocationId = String(this.#invocations)
    this.#send({ type: 1, invocationId, target, arguments: given })
    return new Promise((resolve) => this.#answers.set(invocationId, resolve))
  }

  /** Doesn't wait for the other side, which may be gone. */
  close(): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    clearTimeout(this.#silence)
    this.socket.close()
    for (const answer of this.#answers.values()) answer(undefined)
    this.#close()
  }

  #send(content: object): void {
    this.socket.send(JSON.stringify(content) + separator)
  }

  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.close(), longestSilence)
  }

  #hear(text: string): void {
    if (this.#state === 'closed') return
    this.#listen()
    for (const content of readParts(text) ?? [undefined]) {
      if (this.#state === 'open') this.#receive(content)
      else if (this.#state === 'waiting') this.#shakeHands(content)
    }
  }

  #shakeHands(content: unknown): void {
    if (v.is(handshake, content)) {
      this.#state = 'open'
      this.#open()
    } else this.close()
  }

  #receive(content: unknown): void {
    const { success, output } = v.safeParse(message, content)
    if (!success) return
    if (output.type === 1) this.onInvocation(output.target, output.arguments)
    if (output.type === 3) {
      this.#answers.get(output.invocationId)?.(output.result)
      this.#answers.delete(output.invocationId)
    }
    // An answer in its own time, even where the browser slows the timers of a page in the background.
    if (output.type === 6) this.#send({ type: 6 })
    if (output.type === 7) this.close()
  }
}

/** Nothing where it isn't the protocol. */
function readParts(text: string): unknown[] | undefined {
  try {
    return text
      .split(separator)
      .slice(0, -1)
      .map((part): unknown => JSON.parse(part))
  } catch {
    return undefined
  }
}
