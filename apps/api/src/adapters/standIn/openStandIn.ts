import type { SocialProvider } from '../../ports/SocialProvider'
import { oauthProvider } from '../social'
import { mountStandIn } from './mountStandIn'
import { type StandIn, standInClient, standInPaths } from './StandIn'

interface Opening extends Omit<StandIn, 'issuer'> {
  /** Where browsers reach it. */
  readonly publicOrigin: string
  /** Where the service reaches itself. */
  readonly ownOrigin: string
  /** Default: over the network. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * A social provider inside this service, for demonstration and development, to which the service talks over HTTP as to
 * any other: one says there who one is. Its people are made up, and whoever reaches it may be any of them.
 */
export function openStandIn({ publicOrigin, ownOrigin, fetch, ...rest }: Opening): SocialProvider {
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
