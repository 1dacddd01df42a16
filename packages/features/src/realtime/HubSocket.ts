import { hubPath } from '@atrium/contracts/realtime/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import type { TokenSource } from '../shared/wire/client'

interface HubSocketOptions {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  readonly getToken: () => Promise<string>
  /** Proves the key of a token that is bound to one. */
  readonly proveToken: TokenSource['proveToken'] | undefined
  readonly signal: AbortSignal
}

/** The service refuses the connection. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`The hub answered with status ${status}.`)
  }
}

/**
 * The only transport, with the interface that SignalR's connection expects. The package's own also supports
 * transports that our hub doesn't, which are a third of its size.
 */
export class HubSocket {
  readonly features = {}
  baseUrl = ''
  onreceive: ((text: string) => void) | null = null
  onclose: ((error?: Error) => void) | null = null
  #socket: WebSocket | undefined

  constructor(private readonly options: HubSocketOptions) {}

  async start(): Promise<void> {
    const { getToken, proveToken, signal } = this.options
    const token = await getToken()
    const answer = await negotiate(this.options, token)
    signal.throwIfAborted()
    const proof = await proveToken?.('GET', hubPath, token)
    signal.throwIfAborted()
    const socket = new WebSocket(addressOf(this.options.url, answer.url, { token, proof }))
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.onreceive?.(String(data)))
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('close', () => {
        reject(new Error('The connection could not be opened.'))
        this.#end()
      })
    })
  }

  async send(text: string): Promise<void> {
    this.#socket?.send(text)
  }

  /** Doesn't wait for the other side, which may be gone. */
  async stop(error?: Error): Promise<void> {
    this.#socket?.close()
    this.#end(error)
  }

  #end(error?: Error): void {
    const tell = this.onclose
    this.onreceive = null
    this.onclose = null
    tell?.(error)
  }
}

/** Browsers don't report why a socket was refused, so a request checks it first. */
async function negotiate(
  { url, fetch, proveToken, signal }: HubSocketOptions,
  token: string,
): Promise<Response> {
  const proof = await proveToken?.('POST', `${hubPath}/negotiate`, token)
  const response = await fetch(url.replace('?', '/negotiate?negotiateVersion=1&'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(proof && { [browserProofHeader]: proof }) },
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  })
  // Unread, it would keep its connection open as long as the page.
  await response.arrayBuffer()
  if (!response.ok) throw new Refused(response.status)
  return response
}

/** The address contains the token, because browsers offer no other place for it. Don't log it. */
function addressOf(
  url: string,
  base: string,
  { token, proof }: { readonly token: string; readonly proof: string | undefined },
): URL {
  const address = new URL(url, base || undefined)
  address.protocol = address.protocol.replace('http', 'ws')
  address.searchParams.set('access_token', token)
  if (proof) address.searchParams.set(browserProofHeader, proof)
  return address
}
