import type { SocialProvider } from '../../ports/SocialProvider'
import { oauthProvider } from '../social'
import { mountStandIn } from './mountStandIn'
import { type StandIn, standInClient, standInPaths } from './StandIn'

interface StandInOptions extends Omit<StandIn, 'issuer'> {
  /** The browsers' address of it. */
  readonly publicOrigin: string
  /** The service's own address of it. */
  readonly ownOrigin: string
  /** Default: over the network. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * A social provider inside this service, for demonstration and development. The service talks to it over HTTP as to any
 * other. Its people are fictional, and everybody who reaches it can sign in as any of them.
 */
export function openStandIn({ publicOrigin, ownOrigin, fetch, ...rest }: StandInOptions): SocialProvider {
  const issuer = `${publicOrigin}/standIn`
  const provider = oauthProvider({
    id: 'standIn',
    name: '演示社交账号',
    nameEn: 'Demo social account',
    issuer,
    authorizeUrl: `${publicOrigin}${standInPaths.authorize}`,
    tokenUrl: `${ownOrigin}${standInPaths.token}`,
    userUrl: `${ownOrigin}${standInPaths.user}`,
    clientId: standInClient,
    clientSecret: rest.clientSecret,
    scope: 'profile',
    ...(fetch && { fetch }),
  })
  return { ...provider, mount: (app) => mountStandIn(app, { ...rest, issuer }) }
}
