import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { authenticate } from '../../../features/embedding'
import { endedAmong } from '../../../features/session'
import {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from '../../../testing/createTestService'
import { freePort } from '../../../testing/servers/freePort'
import { isTestBearer, personOfTestBearer } from '../../../testing/testBearer'
import { createHub, type Hub, type HubSettings } from '..'

export interface ServedHub {
  readonly service: TestService
  readonly origin: string
  readonly hub: () => Hub
  /** Like a killed process: every connection breaks, and nobody answers. */
  kill(): Promise<void>
  /** The next process, at the same address and on the same database. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The service with its hub on a port, which can be killed and restarted. */
export async function serveHub(
  options: TestServiceOptions & { readonly hub?: Partial<HubSettings> } = {},
): Promise<ServedHub> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const service = await createTestService({
    ...options,
    settings: { publicOrigin: origin, ...options.settings },
  })
  let running: { readonly server: Server; readonly hub: Hub; readonly sockets: Set<Socket> } | undefined

  async function start(): Promise<void> {
    const hub = await createHub(service.ports, {
      authenticate: async (given, presented, now) =>
        isTestBearer(presented.token)
          ? personOfTestBearer(presented.token, now)
          : authenticate(given, presented, now),
      endedAmong,
      settings: options.hub ?? {},
    })
    const server = createAdaptorServer({ fetch: service.app.fetch }) as Server
    const sockets = new Set<Socket>()
    server.on('connection', (socket: Socket) => sockets.add(socket))
    server.on('upgrade', hub.upgrade)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    running = { server, hub, sockets }
  }

  async function kill(): Promise<void> {
    if (!running) return
    const { server, hub, sockets } = running
    running = undefined
    for (const socket of sockets) socket.destroy()
    await Promise.all([new Promise((resolve) => server.close(resolve)), hub.close()])
  }

  await start()
  return {
    service,
    origin,
    hub() {
      if (!running) throw new Error('The service is down.')
      return running.hub
    },
    kill,
    start,
    async close() {
      await kill()
      await service.close()
    },
  }
}
