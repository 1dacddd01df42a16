import { hubPath } from '@atrium/contracts/realtime/contract'
import { WebSocket } from 'ws'

export interface PageEvent {
  readonly target: string
  readonly text: string
  readonly id: number
  readonly payload: Record<string, unknown>
}

/** A page that speaks the protocol by hand. */
export interface Page {
  /** Everything that arrived, parsed. */
  readonly arrived: Record<string, unknown>[]
  /** Sends several protocol messages together. */
  send(...messages: readonly object[]): void
  /** Waits for the first message like this, among those not returned yet. */
  next(like: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>
  event(target: string): Promise<PageEvent>
  readonly closed: Promise<number>
  end(): void
}

const separator = '\u001e'

interface PageOptions {
  readonly token?: string
  readonly query?: string
  readonly origin?: string
  /** Answers no pings. Default: it does, as pages do. */
  readonly silent?: boolean
  /** Default: the supported protocol. */
  readonly handshake?: object
}

/** Rejects with the status if the connection is refused. */
export async function openPage(
  origin: string,
  { token, query, handshake, ...more }: PageOptions,
): Promise<Page> {
  const search = new URLSearchParams(query)
  if (token) search.set('access_token', token)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${hubPath}?${search}`, {
    ...(more.origin && { origin: more.origin }),
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))))
    socket.once('error', reject)
  })
  const arrived: Record<string, unknown>[] = []
  let seen = 0
  let look = () => {}
  socket.on('message', (data) => {
    for (const part of String(data).split(separator).filter(Boolean)) arrived.push(JSON.parse(part))
    if (!more.silent && arrived.at(-1)?.type === 6) send({ type: 6 })
    look()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const send = (...messages: readonly object[]) =>
    socket.send(messages.map((message) => JSON.stringify(message) + separator).join(''))
  const page: Page = {
    arrived,
    send,
    closed,
    end: () => socket.terminate(),
    next: (like) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Only ${JSON.stringify(arrived)} arrived.`)), 120_000)
        look = () => {
          const at = arrived.findIndex((message, place) => place >= seen && like(message))
          if (at < 0) return
          seen = at + 1
          look = () => {}
          clearTimeout(late)
          resolve(arrived[at] ?? {})
        }
        look()
      }),
    async event(target) {
      const message = await page.next((one) => one.target === target)
      const [text, more] = message.arguments as [string, { id: number; payload: Record<string, unknown> }]
      return { target, text, ...more }
    },
  }
  send(handshake ?? { protocol: 'json', version: 1 })
  return page
}
