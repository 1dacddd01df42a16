import type { oidcOperations } from '@atrium/contracts/oidc/policy'
import { providerRoutes } from '../../features/oidc/createProvider'
import { recordsIn } from '../../features/oidc/records'
import { linkSession } from '../../features/oidc/sessionLinks'
import { oidcClients, oidcConsents, oidcGrants } from '../../tables'
import type { TestService } from '../createTestService'
import type { OpenedSession } from '../openSession'
import { boss, type SamplesOf } from './Sample'

const clientId = 'client-of-sample'
const redirectUri = 'https://app.example/callback'

async function register({ database: { connection: db }, clock }: TestService): Promise<void> {
  const client = {
    id: clientId,
    licenceId: 'main-pkpm',
    name: '应用',
    nameEnglish: 'Application',
    isFirstParty: true,
    logoutUris: [],
  }
  const scopes = ['openid', 'profile']
  await db
    .insert(oidcClients)
    .values({ ...client, kind: 'browser', scopes, redirectUris: [redirectUri], createdAt: clock.now() })
    .onConflictDoNothing()
}

/** Begins a sign-in as an application does, and returns the id of its request. */
async function begin(service: TestService): Promise<string> {
  await register(service)
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const { headers } = await service.app.request(`${providerRoutes.authorization}?${query}`)
  const page = new URL(headers.get('location') ?? '', service.ports.settings.publicOrigin)
  return page.searchParams.get('request') ?? ''
}

/** Samples are sent with the session's token, so this becomes the application's. */
async function issue({ ports, clock, database }: TestService, session: OpenedSession): Promise<void> {
  const { accessToken, sessionId, userId } = session
  const [uid, grantId] = [`browser-of-${sessionId}`, `grant-of-${sessionId}`]
  await linkSession(database.connection, { uid, sessionId, userId }, clock.now())
  const grant = { userId, id: grantId, companyId: '' }
  await database.connection.insert(oidcGrants).values(grant).onConflictDoNothing()
  const owner = { accountId: userId, clientId, grantId, sessionUid: uid }
  await recordsIn(ports)('AccessToken').upsert(accessToken, { kind: 'AccessToken', ...owner }, 600)
}

export const oidcSamples: SamplesOf<typeof oidcOperations> = {
  getSignInRequest: {
    ...boss,
    input: async ({ service }) => ({ params: { requestId: await begin(service) } }),
  },
  answerSignInRequest: {
    ...boss,
    input: async ({ service }) => ({
      params: { requestId: await begin(service) },
      body: { decision: 'continue' },
    }),
  },
  checkLicence: {
    ...boss,
    async input({ service, session }) {
      await register(service)
      await issue(service, session)
      return {}
    },
  },
  listAllowedApplications: { ...boss, input: () => ({}) },
  revokeAllowedApplication: {
    ...boss,
    async input({ service, session: { userId } }) {
      await register(service)
      const at = service.clock.now()
      await service.database.connection
        .insert(oidcConsents)
        .values({ userId, clientId, scopes: ['openid'], companyId: '', allowedAt: at, usedAt: at })
        .onConflictDoNothing()
      return { params: { applicationId: clientId } }
    },
  },
}
