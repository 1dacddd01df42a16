import { pagePaths } from '@atrium/contracts/paths'
import type { Context, Hono } from 'hono'
import inject from 'light-my-request'
import type { AdmittedRequest, Entry, Serve } from '../../platform/http/serveRequest'
import type { Ports } from '../../ports/Ports'
import { providerRoutes } from './createProvider'
import { providerOf } from './providerOf'
import { signOutAfterLogout } from './signOutAfterLogout'

/** Largest form that the provider takes, in bytes. */
const mostOfForm = 56 * 1024

const reading: Entry = { name: 'oidc', access: 'public', limit: 'others', body: 'none' }
const sending: Entry = { ...reading, body: { most: mostOfForm } }

/**
 * The provider's endpoints. Each request takes the way of all others, so that limits and headers apply, and then goes
 * to the library in memory.
 */
export function mountProvider(app: Hono, ports: Ports, serve: Serve): void {
  const answer = async ({ context, address }: AdmittedRequest, body: Uint8Array) =>
    asResponse(context, await passOn(ports, context, address, body))
  const read = serve(reading, answer)
  const send = serve(sending, answer)
  const ask = serve(sending, async ({ context }, body) => asQuestion(context, body))
  for (const path of [providerRoutes.authorization, providerRoutes.end_session]) app.post(path, ask)
  const { code_verification: device } = providerRoutes
  for (const path of ['/oauth/*', device, `${device}/*`, ...discoveryPaths]) {
    app.all(path, (context) => (context.req.method === 'POST' ? send(context) : read(context)))
  }
}

const discoveryPaths = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']

/** Longest address that a form becomes, in characters. */
const longestAddress = 8000

/**
 * Applications may send a request for sign-in or logout as a form. Browsers leave out the provider's cookies then, but
 * not after a redirect to the same request as an address.
 */
function asQuestion(context: Context, body: Uint8Array): Response {
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const address = `${context.req.path}?${form}`
  const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  const location =
    isForm && address.length <= longestAddress
      ? address
      : `${pagePaths.applicationSignIn}#error=invalid_request`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Hosts and schemes of the caller count nowhere: the provider has one address. */
async function passOn(ports: Ports, context: Context, address: string, body: Uint8Array) {
  const provider = await providerOf(ports)
  const { host, protocol } = new URL(ports.settings.publicOrigin)
  const { pathname, search } = new URL(context.req.url)
  const headers = Object.fromEntries(context.req.raw.headers)
  return inject(signOutAfterLogout(ports, provider), {
    method: context.req.method as 'GET',
    url: `${pathname}${search}`,
    headers: {
      ...headers,
      host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': host,
      'x-forwarded-for': address,
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    },
    ...(body.length > 0 && { payload: Buffer.from(body) }),
  })
}

type Injected = Awaited<ReturnType<typeof passOn>>

/**
 * Scripts of the portal's pages can't see where an answer leads, so those who accept JSON get the address as JSON. Pages
 * of the library have a policy that lets only their own script run.
 */
function asResponse(context: Context, { statusCode, headers, rawPayload }: Injected): Response {
  const answer = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (['connection', 'transfer-encoding', 'content-length', 'date'].includes(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) answer.append(name, String(one))
  }
  const location = answer.get('location')
  if (location !== null && context.req.header('accept') === 'application/json') {
    answer.delete('location')
    answer.set('content-type', 'application/json')
    return new Response(JSON.stringify({ location }), { status: 200, headers: answer })
  }
  const hasContent = ![204, 304].includes(statusCode) && context.req.method !== 'HEAD'
  return new Response(hasContent ? new Uint8Array(rawPayload) : null, { status: statusCode, headers: answer })
}
