import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import type { Log } from '../platform/process/Log'
import { boundConnections, serverTimes } from './boundConnections'
import { explainedListening } from './explainedListening'

interface Answering {
  fetch(request: Request, bindings: unknown): Response | Promise<Response>
  /** Handles an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

export interface Listening {
  readonly port: number
  /** Earlier requests wait for this. */
  answerWith(answering: Answering): void
  /** From now on each answer is the last one on its connection. */
  partAfterAnswers(): void
  /** Accepts no more requests and waits for running ones, with a limit. */
  close(): Promise<void>
}

/** In milliseconds. Balancers keep idle connections for a minute, and must be the ones who close them. */
const keptSilent = 75_000
const longestDrain = 10_000

export async function listen(host: string, port: number, log: Log): Promise<Listening> {
  let isOpen = false
  let isParting = false
  let open: (answering: Answering) => void = () => undefined
  const opened = new Promise<Answering>((resolve) => {
    open = resolve
  })
  const server = createAdaptorServer({
    // HTTP/1.0 needs no `Host`, and health checks often send none.
    hostname: 'localhost',
    async fetch(request, bindings) {
      const response = namesTwoHosts(bindings.incoming)
        ? new Response('A request names one Host.', { status: 400 })
        : await (await opened).fetch(request, bindings)
      if (isParting) response.headers.set('connection', 'close')
      return response
    },
    serverOptions: { ...serverTimes, keepAliveTimeout: keptSilent },
  }) as Server
  boundConnections(server)
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (namesTwoHosts(request)) return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    const answering = await opened
    return answering.upgrade(request, socket, head)
  })
  const unused = unusedSockets(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainedListening(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    answerWith(answering) {
      isOpen = true
      open(answering)
    },
    partAfterAnswers() {
      isParting = true
    },
    async close() {
      isParting = true
      if (!isOpen) server.closeAllConnections()
      await drain(server, unused, log)
    },
  }
}

/** Node uses the first one; a proxy may have used the other. */
const namesTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Browsers and balancers open connections in advance; Node reports those neither as idle nor as active. */
function unusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  for (const event of ['request', 'upgrade']) {
    server.on(event, ({ socket }: IncomingMessage) => unused.delete(socket))
  }
  return unused
}

async function drain(server: Server, unused: ReadonlySet<Socket>, log: Log): Promise<void> {
  // A connection becomes idle when its last request ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const early = setTimeout(() => {
    for (const socket of unused) socket.destroy()
  }, 200)
  const late = setTimeout(() => {
    log({ level: 'warning', event: 'requestsCutOff' })
    server.closeAllConnections()
  }, longestDrain)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
  clearTimeout(early)
  clearTimeout(late)
}
