import { oidcOperations } from '@atrium/contracts/oidc/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { signInRequestCookie } from '@atrium/contracts/wire/headers'
import type { TestService } from '../../../testing/createTestService'

/** The service in front of a browser: in this process, or elsewhere. */
export interface Site extends Pick<TestService, 'request'> {
  readonly origin: string
  fetch(address: string, init: RequestInit): Response | Promise<Response>
}

export const siteOf = ({ app, ports, request }: TestService): Site => ({
  origin: ports.settings.publicOrigin,
  fetch: (address, init) => app.request(address, init),
  request,
})

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

type Decision = OperationInput<typeof oidcOperations.answerSignInRequest>['body']

/** A browser with its cookies, in front of one service. It follows redirects until they leave the service. */
export class TestBrowser {
  private cookies: readonly Cookie[] = []

  constructor(
    private readonly site: Site,
    /** Access token of the person who is signed in to the portal; undefined: nobody. */
    public as?: string,
  ) {}

  /** The last address, which is one of the portal's pages or somebody else's, and the answer of the service, if any. */
  async open(
    address: string,
    init: RequestInit = {},
  ): Promise<{ readonly url: URL; readonly response?: Response }> {
    const url = new URL(address, this.site.origin)
    if (url.origin !== this.site.origin || !isServed(url.pathname)) return { url }
    const headers = { accept: 'text/html,*/*;q=0.8', ...init.headers }
    const response = await this.fetch(url.href, { redirect: 'manual', ...init, headers })
    const location = response.headers.get('location')
    return location === null ? { url, response } : this.open(new URL(location, url).href)
  }

  /** One request, as a page of the service sends it. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.site.origin)
    const headers = new Headers(init.headers)
    const cookie = this.cookiesFor(url.pathname)
    if (cookie) headers.set('cookie', cookie)
    const response = await this.site.fetch(url.href, { ...init, headers })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  /** Opens an application's authorization request and answers its page. Returns where the browser arrives. */
  async signIn(address: string, decision: Decision = { decision: 'allow' }): Promise<URL> {
    const { url, response } = await this.open(address)
    const requestId = url.searchParams.get('request')
    if (requestId === null) {
      if (response && response.status >= 400) throw new Error(`${response.status} ${await response.text()}`)
      return url
    }
    const { data, code } = await this.answer(requestId, decision)
    if (code !== 0 || data.returnUrl === null) throw new Error(`Refused: ${code} ${JSON.stringify(data)}`)
    return (await this.open(data.returnUrl)).url
  }

  answer(requestId: string, body: Decision) {
    return this.site.request(
      oidcOperations.answerSignInRequest,
      { params: { requestId }, body },
      { ...(this.as && { as: this.as }), headers: this.requestCookie(requestId) },
    )
  }

  look(requestId: string) {
    return this.site.request(
      oidcOperations.getSignInRequest,
      { params: { requestId } },
      { headers: this.requestCookie(requestId) },
    )
  }

  private requestCookie(requestId: string): Record<string, string> {
    const path = oidcOperations.getSignInRequest.path.replace('{requestId}', requestId)
    const own = this.cookies.filter((cookie) => cookie.name === signInRequestCookie && cookie.path === path)
    return { cookie: own.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  private cookiesFor(path: string): string {
    const fitting = this.cookies.filter((cookie) => cookie.path === '/' || path.startsWith(cookie.path))
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
    const isGone = attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one)) || value === ''
    this.cookies = [
      ...this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path),
      ...(isGone ? [] : [{ name, value, path }]),
    ]
  }
}

const isServed = (path: string) => /^\/(oauth|device|\.well-known)(\/|$)/.test(path)
