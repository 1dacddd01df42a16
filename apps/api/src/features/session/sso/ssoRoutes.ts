import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { implement } from '../../../ports/implement'
import type { Settings } from '../../../ports/Settings'
import { endSessions } from '../security/endSessions'

export const ssoRoutes = implement(ssoOperations, {
  async ssoSignOut({ db, ports: { settings }, now, person, query, audit }) {
    const { userId, sessionId } = person
    await endSessions(db, { userId, ids: [sessionId], because: 'signedOut', now })
    audit({ sessionId })
    return { returnUrl: allowed(query.returnUrl, settings) }
  },
})

/** Allows registered origins only, as after a sign-in, and no address with credentials in it. */
function allowed(address: string | undefined, { publicOrigin, returnOrigins }: Settings): string | null {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { origin, username, password, href } = new URL(address)
  if (username || password) return null
  return [publicOrigin, ...returnOrigins].includes(origin) ? href : null
}
