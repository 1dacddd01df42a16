import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'

export interface RelyingParty {
  readonly origin: string
  /** Makes it the application with this id and secret at the provider. */
  register(issuer: string, id: string, secret: string, scope: string): Promise<void>
  close(): Promise<void>
}

/**
 * An application of somebody else, with a server of its own: `/login` signs a person in, `/logout` signs them out of
 * everything, and each page says what it knows.
 */
export async function openRelyingParty(): Promise<RelyingParty> {
  let configuration: client.Configuration | undefined
  let wanted = 'openid'
  let checks: client.AuthorizationCodeGrantChecks = {}
  let idToken = ''

  async function begin(provider: client.Configuration, asked: URLSearchParams): Promise<URL> {
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const [state, nonce] = [client.randomState(), client.randomNonce()]
    checks = { pkceCodeVerifier, expectedState: state, expectedNonce: nonce }
    return client.buildAuthorizationUrl(provider, {
      redirect_uri: `${origin}/callback`,
      scope: wanted,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...Object.fromEntries(asked),
    })
  }

  async function finish(provider: client.Configuration, url: URL): Promise<string> {
    const tokens = await client.authorizationCodeGrant(provider, url, checks)
    idToken = tokens.id_token ?? ''
    const { sub = '' } = tokens.claims() ?? {}
    return `signed in: ${JSON.stringify(await client.fetchUserInfo(provider, tokens.access_token, sub))}`
  }

  async function answer(url: URL): Promise<string | URL> {
    if (!configuration) return 'not registered'
    if (url.pathname === '/login') return begin(configuration, url.searchParams)
    if (url.pathname === '/callback') return finish(configuration, url)
    if (url.pathname !== '/logout') return url.pathname
    const isSure = !url.searchParams.has('unsure')
    return client.buildEndSessionUrl(configuration, {
      ...(isSure ? { id_token_hint: idToken } : { client_id: configuration.clientMetadata().client_id }),
      post_logout_redirect_uri: `${origin}/bye`,
    })
  }

  const server = createServer(async (request, response) => {
    const done = await answer(new URL(request.url ?? '', origin)).catch((thrown: unknown) =>
      thrown instanceof client.AuthorizationResponseError ? `refused: ${thrown.error}` : String(thrown),
    )
    if (done instanceof URL) response.writeHead(302, { location: done.href }).end()
    else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(done)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    async register(issuer, id, secret, scope) {
      wanted = scope
      configuration = await client.discovery(
        new URL(issuer),
        id,
        undefined,
        client.ClientSecretBasic(secret),
        { execute: [client.allowInsecureRequests] },
      )
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
