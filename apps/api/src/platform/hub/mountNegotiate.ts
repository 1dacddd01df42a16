import { hubPath } from '@atrium/contracts/realtime/contract'
import type { Hono } from 'hono'
import type { Entry, Serve } from '../http/serveRequest'
import { randomId } from '../keys/randomId'

/**
 * The first step of a SignalR client: the available transports. It stores nothing, so that the second step
 * may reach another process.
 */
export function mountNegotiate(app: Hono, serve: Serve): void {
  const entry: Entry = {
    name: 'negotiate',
    access: 'session',
    scope: 'any',
    desk: 'also',
    limit: 'others',
    body: { most: 8 * 1024 },
    isPassive: () => true,
  }
  const answer = serve(entry, async ({ context }) => {
    const connectionId = randomId()
    return context.json(
      {
        negotiateVersion: 1,
        connectionId,
        connectionToken: connectionId,
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      },
      200,
      { 'cache-control': 'no-store' },
    )
  })
  app.post(`${hubPath}/negotiate`, answer)
}
