import { oidcContract } from '@atrium/contracts/oidc/contract'
import { signInRequestCookie } from '@atrium/contracts/wire/headers'
import type { JWK } from 'jose'
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { mac, sameText } from '../../platform/keys/mac'
import type { Ports } from '../../ports/Ports'
import { acrOneStep, acrTwoSteps, asksForTwoSteps } from './acr'
import { digestOf } from './clients'
import { claimsOfScopes, findAccountIn, supportedScopes } from './findAccount'
import { existingGrantIn } from './grants'
import { pagesOf } from './providerPages'
import { recordsIn } from './records'
import { linkSession, openSessionOf } from './sessionLinks'

type AccessToken = InstanceType<Provider['AccessToken']>
type ClientCredentials = InstanceType<Provider['ClientCredentials']>
type RefreshToken = InstanceType<Provider['RefreshToken']>
type ProviderPorts = Pick<Ports, 'database' | 'keys' | 'clock' | 'settings' | 'log'>

/** Under which paths the provider answers. People type `/device`. */
export const providerRoutes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  userinfo: '/oauth/userinfo',
  jwks: '/oauth/jwks',
  pushed_authorization_request: '/oauth/par',
  introspection: '/oauth/introspect',
  revocation: '/oauth/revoke',
  end_session: '/oauth/logout',
  device_authorization: '/oauth/device-authorization',
  code_verification: '/device',
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * The OpenID Connect provider: the library does the protocol, on our database, sessions and pages.
 *
 * @param jwks private keys, those that sign first
 */
export function createProvider(ports: ProviderPorts, jwks: readonly JWK[]): Provider {
  const { keys, settings } = ports
  const pages = pagesOf(ports)
  const short = { httpOnly: true, sameSite: 'lax', path: '/' } as const
  const provider = new Provider(settings.publicOrigin, {
    adapter: recordsIn(ports),
    jwks: { keys: jwks.map((key) => ({ ...key, kty: String(key.kty) })) } as NonNullable<
      Configuration['jwks']
    >,
    findAccount: findAccountIn(ports),
    loadExistingGrant: existingGrantIn(ports),
    scopes: supportedScopes,
    claims: { ...claimsOfScopes, acr: null, amr: null, auth_time: null, iss: null, sid: null },
    acrValues: [acrOneStep, acrTwoSteps],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    extraParams: ['company'],
    // Servers of applications have a secret.
    pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
    cookies: {
      names: { session: 'atrium_sso', interaction: 'atrium_interaction', resume: 'atrium_resume' },
      long: short,
      short,
      keys: [mac(keys.derivation, ['oidc cookies'])],
    },
    routes: providerRoutes,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: true },
      pushedAuthorizationRequests: { enabled: true },
      introspection: { enabled: true, allowedPolicy: mayIntrospect(ports) },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      backchannelLogout: { enabled: true },
      claimsParameter: { enabled: true },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logout,
        postLogoutSuccessSource: pages.loggedOut,
      },
      deviceFlow: {
        enabled: true,
        userCodeInputSource: pages.deviceInput,
        userCodeConfirmSource: pages.deviceConfirmation,
        successSource: pages.deviceDone,
      },
    },
    renderError: pages.error,
    interactions: {
      policy: policyOf(ports),
      url(ctx, interaction) {
        // The operations about this request have another path than the page.
        ctx.cookies.set(signInRequestCookie, interaction.uid, {
          httpOnly: true,
          sameSite: 'lax',
          signed: false,
          path: oidcContract.getSignInRequest.path.replace('{requestId}', interaction.uid),
          maxAge: hour * 1000,
        })
        return pages.signInRequest(interaction)
      },
    },
    expiresWithSession: async (_ctx, { scopes }) => !scopes.has('offline_access'),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    discovery: {
      service_documentation: `${settings.publicOrigin}/openapi.json`,
      ui_locales_supported: ['zh-CN', 'en'],
    },
    // The operator registers these addresses, which may be in a private network.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      DeviceCode: 10 * minute,
      Grant: 400 * day,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 30 * day,
      Session: settings.sessionSeconds,
    },
  })
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function compareClientSecret(given: string) {
    const digest = digestOf(keys, given)
    return (this.clientSecret ?? '').split(' ').some((own) => sameText(own, digest))
  }
  // The library fails to store the session of a browser whose cookie is missing or too old, after an error at a device.
  const { persist } = provider.Session.prototype
  provider.Session.prototype.persist = async function persistKnown() {
    return this.exp === undefined ? '' : persist.call(this)
  }
  provider.on('server_error', (_ctx, error) =>
    ports.log({ level: 'error', event: 'oidcFailed', message: String(error), stack: error.stack }),
  )
  return provider
}

/** The library's checks, and ours: the person's own session must be open, and as strong as requested. */
function policyOf({ database, clock }: ProviderPorts) {
  const { base, Check, Prompt } = interactionPolicy
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  const login = policy.get('login')
  login?.checks.add(
    new Check('session_ended', 'the sign-in has ended', 'login_required', async ({ oidc }) => {
      const { session, result } = oidc
      if (!session?.accountId) return Check.NO_NEED_TO_PROMPT
      const now = clock()
      const own = result?.login?.session
      if (typeof own === 'string')
        await linkSession(
          database.connection,
          { uid: session.uid, sessionId: own, userId: session.accountId },
          now,
        )
      const open = await openSessionOf(database.connection, session.uid, now)
      return open?.userId === session.accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
    }),
  )
  login?.checks.add(
    new Check('acr_values', 'a second step is required', 'login_required', ({ oidc }) =>
      asksForTwoSteps(oidc.params ?? {}) && oidc.session?.accountId && oidc.session.acr !== acrTwoSteps
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT,
    ),
  )
  return policy
}

/** An application learns about its own tokens only, while the sign-in lasts that they come from. */
function mayIntrospect(ports: ProviderPorts) {
  const find = findAccountIn(ports)
  return async (
    ctx: KoaContextWithOIDC,
    client: { readonly clientId: string },
    token: AccessToken | ClientCredentials | RefreshToken,
  ): Promise<boolean> => {
    if (token.clientId !== client.clientId || !('accountId' in token)) return false
    return (await find(ctx, token.accountId, token)) !== undefined
  }
}
