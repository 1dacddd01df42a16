import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { StartFailure } from './StartFailure'

type Answering = (request: Request, bindings: unknown) => Response | Promise<Response>

type Upgrading = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Listening {
  readonly port: number
  /** From now on requests are answered; before, they are told to come back. */
  answerWith(answering: Answering): void
  /** The same for requests that want to become a connection. */
  upgradeWith(upgrading: Upgrading): void
  /** Takes no more requests and waits for those under way, but not for ever. */
  close(): Promise<void>
}

const longestDrain = 10_000

export async function listen(host: string, port: number): Promise<Listening> {
  let answering: Answering = starting
  let upgrading: Upgrading = notYet
  const server = createAdaptorServer({ fetch: (request, bindings) => answering(request, bindings) }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    upgrading(request, socket, head),
  )
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    answerWith(next) {
      answering = next
    },
    upgradeWith(next) {
      upgrading = next
    },
    close: () => drain(server),
  }
}

const starting: Answering = () =>
  new Response('Starting.', { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })

const notYet: Upgrading = (_request, socket) => {
  socket.end(
    'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n',
  )
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), longestDrain)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop what listens there, or set PORT to another.`,
    EACCES: `Port ${port} on ${host} may not be opened by this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine: set it to 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `HOST is ${host}, which no address is known for: set it to 127.0.0.1 or 0.0.0.0.`,
  }
  const reason = reasons[error.code ?? ''] ?? `${host}:${port} can't be listened on (${error.code}).`
  return new StartFailure(reason, error)
}
