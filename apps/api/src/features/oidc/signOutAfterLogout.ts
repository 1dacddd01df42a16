import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import type Provider from 'oidc-provider'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { endSessions } from '../session'
import { sessionLinks, sessions } from '../session/tables'
import { providerRoutes } from './createProvider'
import { queueLogouts } from './settleSession'

type LogoutPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const prepared = new WeakMap<Provider, (request: IncomingMessage, response: ServerResponse) => void>()

/**
 * The provider, as a handler of Node. A logout that an application began ends the person's own session too. The policy
 * of its pages is set here, because the library adds the digest of its script to it.
 */
export function signOutAfterLogout(ports: LogoutPorts, provider: Provider) {
  const known = prepared.get(provider)
  if (known) return known
  // A refused confirmation has the same path and parameters, and signs nobody out.
  provider.on('end_session.success', ({ oidc, state }) => {
    if (oidc.params?.logout) state.endedUid = oidc.session?.uid
  })
  provider.on('backchannel.error', (_ctx, _error, client, userId, sid) =>
    tellAgain(ports, { clientId: client.clientId, userId, sid }),
  )
  provider.use(async (ctx, next) => {
    ctx.set(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    if (ctx.path.startsWith('/oauth/') && ctx.path !== providerRoutes.jwks)
      ctx.set('cache-control', 'no-store')
    await next()
    const uid: unknown = ctx.state.endedUid
    if (typeof uid === 'string') await endOwnSession(ports, uid)
  })
  const handler = provider.callback()
  prepared.set(provider, handler)
  return handler
}

async function endOwnSession({ database, clock }: LogoutPorts, uid: string): Promise<void> {
  await database.transaction(async (db) => {
    const [link] = await db
      .select({ userId: sessions.userId, sessionId: sessions.id })
      .from(sessionLinks)
      .innerJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
      .where(eq(sessionLinks.uid, uid))
    if (!link) return
    await endSessions(db, { userId: link.userId, ids: [link.sessionId], because: 'signedOut', now: clock() })
  })
}

interface Untold {
  readonly clientId: string
  readonly userId: string
  readonly sid: string | undefined
}

/** The library tells applications' servers of its own logouts once only, so the worker goes on with those that failed. */
async function tellAgain({ database, clock, log }: LogoutPorts, untold: Untold): Promise<void> {
  const { clientId, userId, sid } = untold
  try {
    await queueLogouts(database.connection, userId, { [clientId]: sid }, clock())
  } catch (error) {
    log({ level: 'error', event: 'oidcLogoutsFailed', client: clientId, ...describeError(error) })
  }
}
