import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { expect } from 'vitest'
import { sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService, type DemoPerson, openDemoSession } from '../../../testing/demo/demoService'
import { siteOf, TestBrowser } from './TestBrowser'
import { redirectUri, registerClient } from './testClient'

export const logoutUri = 'https://app.example/'

/** The service behind TLS. The provider library reads the real clock. */
export const createProviderService = (): Promise<TestService> =>
  createDemoService({ now: new Date(), settings: { publicOrigin: 'https://id.example' } })

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>
type Parameters = Readonly<Record<string, string>>

/** A new application, and a person at a browser. Without PKCE, unless the application needs it or a test asks for it. */
export class SignInRun {
  private constructor(
    readonly service: TestService,
    readonly app: Awaited<ReturnType<typeof registerClient>>,
    readonly browser: TestBrowser,
    readonly session: Awaited<ReturnType<typeof openDemoSession>>,
    private readonly isPublic: boolean,
  ) {}

  /** @param person default: a member of the first company */
  static async begin(
    service: TestService,
    given: NonNullable<globalThis.Parameters<typeof registerClient>[1]> = {},
    person: DemoPerson = 'member',
  ): Promise<SignInRun> {
    const app = await registerClient(service, { logoutUris: [logoutUri], ...given })
    client.enableNonRepudiationChecks(app.configuration)
    // The eleventh session of a person ends the oldest one, so no two may be equally old.
    service.clock.advance(1)
    const session = await openDemoSession(service, person)
    const browser = new TestBrowser(siteOf(service), session.accessToken)
    const isPublic = given.kind !== undefined && given.kind !== 'web'
    return new SignInRun(service, app, browser, session, isPublic)
  }

  get issuer(): string {
    return this.service.ports.settings.publicOrigin
  }

  get metadata(): client.ServerMetadata {
    return this.app.configuration.serverMetadata()
  }

  /** A request with state and nonce, in the order given. An empty value leaves a parameter out. */
  request(parameters: Parameters = {}) {
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const all: Record<string, string> = {
      ...{ response_type: 'code', redirect_uri: redirectUri, scope: 'openid profile' },
      ...{ state: client.randomState(), nonce: client.randomNonce() },
      ...(this.isPublic && {
        code_challenge: createHash('sha256').update(pkceCodeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }),
      ...parameters,
    }
    const sent = Object.entries(all).filter(([, value]) => value !== '')
    const url = new URL(this.metadata.authorization_endpoint ?? '')
    url.search = String(new URLSearchParams([['client_id', this.app.id], ...sent]))
    const checks = {
      expectedState: all.state ?? '',
      ...(all.nonce && { expectedNonce: all.nonce }),
      ...(this.isPublic && { pkceCodeVerifier }),
    }
    return { url: url.href, checks }
  }

  /** Signs the person in and returns the browser with a code, and what checks it. */
  async authorize(parameters: Parameters = {}) {
    const { url, checks } = this.request(parameters)
    const returned = await this.browser.signIn(url)
    return { returned, checks, code: returned.searchParams.get('code') ?? '' }
  }

  /** Signs the person in. */
  async signIn(parameters: Parameters = {}): Promise<Tokens> {
    const { returned, checks } = await this.authorize(parameters)
    return this.redeem(returned, checks)
  }

  /** Signs the person in, who sees no page. */
  async signInSilently(parameters: Parameters = {}): Promise<Tokens> {
    const { url, checks } = this.request(parameters)
    const arrived = await this.browser.open(url)
    expect(arrived.url.href).toMatch(/^https:\/\/app\.example\/callback\?code=/)
    return this.redeem(arrived.url, checks)
  }

  redeem(returned: URL, checks: client.AuthorizationCodeGrantChecks): Promise<Tokens> {
    return client.authorizationCodeGrant(this.app.configuration, returned, {
      ...checks,
      idTokenExpected: true,
    })
  }

  /** Whether the person gets the sign-in page. */
  async isAsked(parameters: Parameters): Promise<boolean> {
    const { url } = await this.browser.open(this.request(parameters).url)
    return url.searchParams.has('request')
  }

  userInfo({ access_token: token }: Pick<Tokens, 'access_token'>): Promise<client.UserInfoResponse> {
    return client.fetchUserInfo(this.app.configuration, token, this.session.userId)
  }

  /** Sets when the person proved who they are, in milliseconds before now. */
  async proveBefore(milliseconds: number): Promise<void> {
    await this.service.database.connection
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - milliseconds) })
      .where(eq(sessions.id, this.session.sessionId))
  }

  /** The name of the error on our page; undefined: the browser is elsewhere. */
  errorAt({ origin, hash }: URL): string | undefined {
    return origin === this.issuer ? (new URLSearchParams(hash.slice(1)).get('error') ?? undefined) : undefined
  }

  /** One request without the checks of a client, from the application's server. */
  async send(path: string, init: RequestInit): Promise<Response> {
    return this.service.app.request(new URL(path, this.issuer).href, init)
  }

  /** A form to an endpoint. An application with a server is authenticated by the header. */
  async sendForm(path: string, form: Parameters, headers: Parameters = {}): Promise<Response> {
    const credentials = Buffer.from(`${this.app.id}:${this.app.secret}`).toString('base64')
    return this.send(path, {
      method: 'POST',
      headers: { ...(!this.isPublic && { authorization: `Basic ${credentials}` }), ...headers },
      body: new URLSearchParams({ ...form, ...(this.isPublic && { client_id: this.app.id }) }),
    })
  }

  /** The status and the answer of the token endpoint. */
  async sendGrant(
    form: Parameters,
    headers: Parameters = {},
  ): Promise<Record<string, unknown> & { readonly status: number }> {
    const response = await this.sendForm('/oauth/token', form, headers)
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }

  /** The status of the userinfo endpoint, without any check before. */
  async look(token: string, headers: Parameters = {}): Promise<number> {
    return (await this.send('/oauth/userinfo', { headers: { authorization: `Bearer ${token}`, ...headers } }))
      .status
  }
}
