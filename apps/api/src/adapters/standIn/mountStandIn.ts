import type { Context, Hono } from 'hono'
import { readFields } from '../../platform/http/request/readFields'
import { sameText } from '../../platform/keys/mac'
import { addressOf, answerPage } from '../ownPages/answerPage'
import { exchange, grant, nameOf, subjectOf } from './grants'
import { type StandIn, standInClient, standInPaths } from './StandIn'
import { askingPage, invalidPage, longestName } from './standInPage'

/**
 * The pages and endpoints of a provider: it asks the person and answers the client, as in RFC 6749 and 7636.
 */
export function mountStandIn(app: Hono, standIn: StandIn): void {
  app.get(standInPaths.authorize, async (context) => {
    const request = readRequest(standIn, context)
    if (!request) return answerPage(context, invalidPage)
    return request.problem ? leadBack(context, request, { error: request.problem }) : ask(context, request)
  })

  app.post(standInPaths.authorize, async (context) => {
    const request = readRequest(standIn, context)
    if (!request || request.problem) return answerPage(context, invalidPage)
    const { decision, name, otherName } = await readFields(context)
    if (decision !== 'allow') return leadBack(context, request, { error: 'access_denied' })
    const chosen = String(otherName || name || '')
      .trim()
      .slice(0, longestName)
    if (chosen === '') return ask(context, request)
    const { redirectUri, challenge } = request
    return leadBack(context, request, {
      code: await grant(standIn, { redirectUri, challenge, name: chosen }),
    })
  })

  app.post(standInPaths.token, async (context) => {
    const fields = await readFields(context)
    const given = (key: string) => String(fields[key] ?? '')
    const isClient = given('client_id') === standInClient
    if (!isClient || !sameText(given('client_secret'), standIn.clientSecret))
      return context.json({ error: 'invalid_client' }, 401)
    if (given('grant_type') !== 'authorization_code')
      return context.json({ error: 'unsupported_grant_type' }, 400)
    const code = { code: given('code'), redirectUri: given('redirect_uri'), verifier: given('code_verifier') }
    const token = await exchange(standIn, code)
    if (!token) return context.json({ error: 'invalid_grant' }, 400)
    return context.json({ access_token: token, token_type: 'Bearer', expires_in: 600 }, 200, {
      'cache-control': 'no-store',
    })
  })

  app.get(standInPaths.user, async (context) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? []
    const name = await nameOf(standIn, token)
    if (name === undefined)
      return context.json({ error: 'invalid_token' }, 401, {
        'www-authenticate': 'Bearer error="invalid_token"',
      })
    return context.json({ sub: subjectOf(name), nickname: name })
  })

  function ask(context: Context, { redirectUri }: AuthorizationRequest) {
    const action = addressOf(context)
    const formsTo = new URL(redirectUri).origin
    return answerPage(context, (locale) => askingPage({ locale, action, formsTo }))
  }

  function leadBack(context: Context, request: AuthorizationRequest, answer: Record<string, string>) {
    const address = new URL(request.redirectUri)
    const query = { ...answer, state: request.state, iss: standIn.issuer }
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
    return context.redirect(address.href, 303)
  }
}

interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly challenge: string
  /** An error to report to the client. */
  readonly problem: string | undefined
}

/** Undefined if the client is unknown: then nobody is redirected. */
function readRequest(standIn: StandIn, context: Context): AuthorizationRequest | undefined {
  const query = context.req.query()
  const { client_id, redirect_uri: redirectUri = '', state = '', code_challenge: challenge = '' } = query
  if (client_id !== standInClient || !standIn.redirectUris.includes(redirectUri)) return undefined
  return { redirectUri, state, challenge, problem: problemOf(query) }
}

function problemOf(query: Readonly<Record<string, string>>): string | undefined {
  if (query.response_type !== 'code') return 'unsupported_response_type'
  const isHash = query.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(query.code_challenge ?? '')
  return isHash && query.state ? undefined : 'invalid_request'
}
