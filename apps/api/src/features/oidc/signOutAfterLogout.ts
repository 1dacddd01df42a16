import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import type Provider from 'oidc-provider'
import type { Ports } from '../../ports/Ports'
import { endSessions } from '../session'
import { sessionLinks, sessions } from '../session/tables'
import { providerRoutes } from './createProvider'

type LogoutPorts = Pick<Ports, 'database' | 'clock'>

const prepared = new WeakMap<Provider, (request: IncomingMessage, response: ServerResponse) => void>()

/**
 * The provider, as a handler of Node. A logout that an application began ends the person's own session too. The policy
 * of its pages is set here, because the library adds the digest of its script to it.
 */
export function signOutAfterLogout(ports: LogoutPorts, provider: Provider) {
  const known = prepared.get(provider)
  if (known) return known
  provider.use(async (ctx, next) => {
    ctx.set(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    await next()
    const isLogout = ctx.path === `${providerRoutes.end_session}/confirm` && ctx.oidc?.params?.logout
    const uid = isLogout ? ctx.oidc?.session?.uid : undefined
    if (uid) await endOwnSession(ports, uid)
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
