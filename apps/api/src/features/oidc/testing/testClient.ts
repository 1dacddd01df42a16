import * as client from 'openid-client'
import { randomId } from '../../../platform/keys/randomId'
import type { TestService } from '../../../testing/createTestService'
import { digestOf } from '../clients'
import { oidcClientSecrets, oidcClients } from '../tables'

export const redirectUri = 'https://app.example/callback'

/** Registers an application, and returns it as its own server sees the provider. */
export async function registerClient(
  service: TestService,
  given: Partial<typeof oidcClients.$inferInsert> = {},
): Promise<{ readonly id: string; readonly secret: string; readonly configuration: client.Configuration }> {
  const db = service.database.connection
  const id = randomId()
  const secret = `acs_${randomId()}`
  const createdAt = service.clock.now()
  const { kind = 'web' } = given
  await db.insert(oidcClients).values({
    ...{ id, name: '结构设计', nameEnglish: 'Structural design', kind, isFirstParty: true, createdAt },
    scopes: ['openid', 'profile', 'phone', 'email', 'companies', 'licences', 'offline_access'],
    redirectUris: [redirectUri],
    logoutUris: ['https://app.example/'],
    ...given,
  })
  if (kind === 'web')
    await db
      .insert(oidcClientSecrets)
      .values({ digest: digestOf(service.ports.keys, secret), clientId: id, createdAt })
  const authentication = kind === 'web' ? client.ClientSecretBasic(secret) : client.None()
  const configuration = await client.discovery(
    new URL(service.ports.settings.publicOrigin),
    id,
    undefined,
    authentication,
    { execute: [client.allowInsecureRequests], [client.customFetch]: fetchIn(service) },
  )
  return { id, secret, configuration }
}

/** Sends an application's requests to the service in this process. */
export const fetchIn =
  (service: TestService): client.CustomFetch =>
  async (url, options) =>
    service.app.request(url, { ...options, body: options.body ?? null } as RequestInit)

/** A request to sign somebody in, with what checks the answer. */
export async function beginSignIn(
  configuration: client.Configuration,
  parameters: Readonly<Record<string, string>> = {},
) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const checks = {
    pkceCodeVerifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...parameters,
  })
  return { url: url.href, checks }
}
