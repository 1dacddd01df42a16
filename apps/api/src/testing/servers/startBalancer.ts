import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { repeatedly } from '../../platform/process/repeatedly'

interface Balancer {
  readonly origin: string
  close(): Promise<void>
}

/** One origin in front of several services: it keeps connections, checks readiness, and takes turns. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready: readonly string[] = targets
  let turn = 0
  const look = repeatedly(async () => {
    const found = await Promise.all(
      targets.map((target) =>
        fetch(`${target}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = targets.filter((_, index) => found[index])
  }, 50)
  const server = createServer((incoming, outgoing) => {
    const target = ready[turn++ % ready.length]
    if (target === undefined) return outgoing.writeHead(503).end('Nobody is ready.')
    const { method, headers } = incoming
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passed)
      answer.pipe(outgoing)
    })
    forwarded.on('error', (error) => outgoing.writeHead(502).end(error.message))
    return incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await look.stop()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
