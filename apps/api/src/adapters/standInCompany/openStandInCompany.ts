import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Database } from '../../platform/database/Connection'
import { readFields } from '../../platform/http/request/readFields'
import { sameText } from '../../platform/keys/mac'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import type { StandInCompany } from '../../ports/StandInCompany'
import { addressOf, answerPage } from '../ownPages/answerPage'
import { mountStandInIdp } from '../standInIdp/mountStandInIdp'
import { personOf } from './people'
import { askingPage, invalidPage } from './standInCompanyPage'

interface StandInCompanyOptions {
  readonly database: Database
  readonly keys: ServiceKeys
  readonly clock: () => Date
  /** The browsers' address of it. */
  readonly publicOrigin: string
  readonly clientSecret: string
  /** Whether browsers may be sent to this address. */
  readonly isRedirectUri: (address: string) => boolean
}

const prefix = '/standInCompany'
const clientId = 'atrium'

/**
 * OpenID Connect stores nothing: codes and tokens are encrypted, and signing keys live as long as the process. SAML is
 * at addresses of its own.
 */
export function openStandInCompany(options: StandInCompanyOptions): StandInCompany {
  const issuer = `${options.publicOrigin}${prefix}`
  const { clientSecret } = options
  return {
    ...{ issuer, clientId, clientSecret },
    mount(app) {
      mount(app, issuer, options)
      mountStandInIdp(app, options)
    },
  }
}

const granted = v.object({
  kind: v.picklist(['code', 'token']),
  mail: v.string(),
  redirectUri: v.string(),
  challenge: v.string(),
  nonce: v.string(),
  at: v.number(),
})
type Granted = v.InferOutput<typeof granted>

const lifeMilliseconds = 600_000

function mount(app: Hono, issuer: string, options: StandInCompanyOptions): void {
  const { keys, clock, clientSecret, isRedirectUri } = options
  let signing: Promise<{ readonly privateKey: CryptoKey; readonly jwk: JWK }> | undefined
  const signingKey = () => {
    signing ??= makeKey()
    return signing
  }

  app.get(`${prefix}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
  )
  app.get(`${prefix}/jwks`, async (context) => context.json({ keys: [(await signingKey()).jwk] }))

  app.get(`${prefix}/authorize`, async (context) => {
    const request = readRequest(context)
    if (!request) return answerPage(context, invalidPage)
    const action = addressOf(context)
    const formsTo = new URL(request.redirectUri).origin
    const hint = context.req.query('login_hint') ?? ''
    return answerPage(context, (locale) => askingPage({ locale, action, formsTo, hint }))
  })

  app.post(`${prefix}/authorize`, async (context) => {
    const request = readRequest(context)
    if (!request) return answerPage(context, invalidPage)
    const { decision, mail, otherMail } = await readFields(context)
    const chosen = String(otherMail || mail || '')
      .trim()
      .toLowerCase()
    if (decision !== 'allow' || chosen === '') return leadBack(context, request, { error: 'access_denied' })
    const { redirectUri, challenge, nonce } = request
    const code = seal({ kind: 'code', mail: chosen, redirectUri, challenge, nonce, at: clock().getTime() })
    return leadBack(context, request, { code })
  })

  app.post(`${prefix}/token`, async (context) => {
    const fields = await readFields(context)
    const given = (key: string) => String(fields[key] ?? '')
    if (!isClient(context, given)) return context.json({ error: 'invalid_client' }, 401)
    const code = open(given('code'), 'code')
    const isRight =
      code &&
      code.redirectUri === given('redirect_uri') &&
      code.challenge === createHash('sha256').update(given('code_verifier')).digest('base64url')
    if (!isRight) return context.json({ error: 'invalid_grant' }, 400)
    const { privateKey, jwk } = await signingKey()
    const idToken = await new SignJWT({ ...claimsOf(code.mail), nonce: code.nonce, amr: ['pwd'] })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
      .setIssuer(issuer)
      .setSubject(subjectOf(code.mail))
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(privateKey)
    const access = seal({ ...code, kind: 'token' })
    const answer = { access_token: access, token_type: 'Bearer', expires_in: 300, id_token: idToken }
    return context.json(answer, 200, { 'cache-control': 'no-store' })
  })

  app.get(`${prefix}/userinfo`, (context) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? []
    const found = open(token, 'token')
    if (!found) return context.json({}, 401, { 'www-authenticate': 'Bearer error="invalid_token"' })
    return context.json({ sub: subjectOf(found.mail), ...claimsOf(found.mail) })
  })

  interface AuthorizationRequest {
    readonly redirectUri: string
    readonly state: string
    readonly nonce: string
    readonly challenge: string
  }

  /** Undefined if it isn't one of our client's: then nobody is redirected. */
  function readRequest(context: Context): AuthorizationRequest | undefined {
    const { client_id, redirect_uri: redirectUri = '', ...query } = context.req.query()
    const isKnown = client_id === clientId && isRedirectUri(redirectUri) && query.response_type === 'code'
    const { state = '', nonce = '', code_challenge: challenge = '', code_challenge_method: method } = query
    if (!isKnown || method !== 'S256' || !state || !nonce) return undefined
    return { redirectUri, state, nonce, challenge }
  }

  function leadBack(context: Context, request: AuthorizationRequest, answer: Record<string, string>) {
    const address = new URL(request.redirectUri)
    for (const [key, value] of Object.entries({ ...answer, state: request.state, iss: issuer }))
      address.searchParams.set(key, value)
    return context.redirect(address.href, 303)
  }

  function isClient(context: Context, given: (key: string) => string): boolean {
    const [, basic = ''] = /^Basic (.+)$/.exec(context.req.header('authorization') ?? '') ?? []
    const [id = '', secret = ''] = basic
      ? Buffer.from(basic, 'base64').toString().split(':').map(formDecoded)
      : [given('client_id'), given('client_secret')]
    return id === clientId && sameText(secret, clientSecret)
  }

  function seal(content: Granted): string {
    return sealAtRest(keys, 'stand-in company', new TextEncoder().encode(JSON.stringify(content)))
  }

  function open(sealed: string, kind: Granted['kind']): Granted | undefined {
    try {
      const text = new TextDecoder().decode(openAtRest(keys, 'stand-in company', sealed))
      const content = v.parse(granted, JSON.parse(text))
      const isLate = clock().getTime() - content.at > lifeMilliseconds
      return content.kind === kind && !isLate ? content : undefined
    } catch {
      return undefined
    }
  }
}

/** As in RFC 6749, section 2.3.1. */
const formDecoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = crypto.randomUUID()
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** The same mail address is the same person. */
const subjectOf = (mail: string) =>
  createHash('sha256').update(`stand-in company ${mail}`).digest('base64url').slice(0, 22)

const claimsOf = (mail: string) => {
  const { name, department, groups } = personOf(mail)
  return { email: mail, email_verified: true, name, department, groups }
}
