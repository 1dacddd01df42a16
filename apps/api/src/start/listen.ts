import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { StartFailure } from './StartFailure'

type Answering = (request: Request, bindings: unknown) => Response | Promise<Response>

export interface Listening {
  readonly port: number
  /** From now on requests are answered; before, they are told to come back. */
  answerWith(answering: Answering): void
  /** Takes no more requests and waits for those under way, but not for ever. */
  close(): Promise<void>
}

const longestDrain = 10_000

export async function listen(host: string, port: number): Promise<Listening> {
  let answering: Answering = starting
  const server = createAdaptorServer({ fetch: (request, bindings) => answering(request, bindings) }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    answerWith(next) {
      answering = next
    },
    close: () => drain(server),
  }
}

const starting: Answering = () =>
  new Response('Starting.', { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })

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
