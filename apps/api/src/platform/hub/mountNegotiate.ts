import { hubPath } from '@atrium/contracts/realtime/contract'
import type { Hono } from 'hono'
import type { Authenticate } from '../http/Authenticate'
import { signedInElsewhere, unauthenticated } from '../http/answers'
import { languageOf } from '../http/caller/callerLanguage'
import type { Resources } from '../http/Resources'
import { randomId } from '../keys/randomId'

/**
 * The first step of a SignalR client: the available transports. It stores nothing, so that the second step
 * may reach another process.
 */
export function mountNegotiate(app: Hono, ports: Resources, authenticate: Authenticate): void {
  app.post(`${hubPath}/negotiate`, async (context) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const person = token === undefined ? 'anonymous' : await authenticate(ports, token, ports.clock())
    if (person === 'anonymous') return unauthenticated(languageOf(context))
    if (person === 'elsewhere') return signedInElsewhere()
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
}
