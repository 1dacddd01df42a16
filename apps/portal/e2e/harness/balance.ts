import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** One origin in front of several services, which take turns. */
interface Balancer {
  readonly origin: string
  /** Sends the next requests to these services, in turn. */
  send(origins: readonly string[]): void
  /** Number of calls that each service answered. */
  readonly calls: ReadonlyMap<string, number>
  close(): Promise<void>
}

export async function startBalancer(): Promise<Balancer> {
  const calls = new Map<string, number>()
  let targets: readonly string[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length] ?? ''
    if (incoming.url?.startsWith('/api/')) calls.set(target, (calls.get(target) ?? 0) + 1)
    const { method, headers } = incoming
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.on('upgrade', ({ method, url, headers }, socket, head) => {
    const { hostname, port } = new URL(targets[turn++ % targets.length] ?? '')
    const service = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      service.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      service.write(head)
      socket.pipe(service).pipe(socket)
    })
    for (const [one, other] of [
      [service, socket],
      [socket, service],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    send(origins) {
      targets = origins
    },
    calls,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
