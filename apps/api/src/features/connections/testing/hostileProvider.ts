import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { OutsideFetch } from '../../../ports/OutsideFetch'

type Answer = (claims: JWTPayload) => Promise<string>

/** An identity provider in this process that answers as a test wants. */
export interface HostileProvider {
  readonly issuer: string
  readonly key: CryptoKey
  readonly kid: string
  /** What is in the configuration instead of the usual. */
  configuration: Record<string, unknown>
  /** Makes the ID token of the next answer. */
  answer: Answer
  /** The claims of a valid token. */
  claims: (nonce: string) => JWTPayload
  readonly requests: string[]
  readonly fetch: OutsideFetch
  sign(claims: JWTPayload, alg?: string, key?: CryptoKey | Uint8Array): Promise<string>
  unsigned(claims: JWTPayload): string
  /** Notes the nonce of the address that a browser visits. */
  visit(address: string): { readonly state: string }
}

export async function hostileProvider(issuer: string, clientId = 'atrium'): Promise<HostileProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = `key of ${issuer}`
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  let nonce = ''
  const json = (content: unknown) =>
    new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } })
  const provider: HostileProvider = {
    issuer,
    key: privateKey,
    kid,
    configuration: {},
    requests: [],
    claims: (given) => ({
      iss: issuer,
      sub: 'subject',
      aud: clientId,
      nonce: given,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      email: 'linmo@samples.example',
      email_verified: true,
      name: '林墨',
      groups: [],
    }),
    answer: (claims) => provider.sign(claims),
    sign: (claims, alg = 'RS256', key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key),
    unsigned: (claims) => new UnsecuredJWT(claims).encode(),
    visit(address) {
      const query = new URL(address).searchParams
      nonce = query.get('nonce') ?? ''
      return { state: query.get('state') ?? '' }
    },
    async fetch(address) {
      provider.requests.push(address)
      if (address === `${issuer}/.well-known/openid-configuration`)
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          ...provider.configuration,
        })
      if (address === `${issuer}/jwks`) return json({ keys: [jwk] })
      if (address === `${issuer}/token`)
        return json({
          access_token: 'token',
          token_type: 'Bearer',
          id_token: await provider.answer(provider.claims(nonce)),
        })
      return new Response(null, { status: 404 })
    },
  }
  return provider
}
