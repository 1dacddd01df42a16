import { createServer } from 'node:http'
import type { Page } from 'playwright'

export interface OtherSite {
  /** A page with this HTML in its body, at an address of the site. Returns the address. */
  page(body: string, options?: PageOptions): string
  /** What the site's pages get as the person's token, in this order; the last one again and again. */
  tokens: string[]
  /** Its own way to get a token for the key of a browser. Default: `tokens`. */
  issue: ((thumbprint: string) => Promise<string>) | undefined
  /** How often a page asked for a token. */
  readonly asked: () => number
  close(): void
}

interface PageOptions {
  /** The page's content security policy. Default: none. */
  readonly policy?: string
}

/** Another site on its own origin, with pages that ask it for a token at `/token`. */
export async function openOtherSite(port: number): Promise<OtherSite> {
  const pages = new Map<string, { readonly body: string; readonly policy: string | undefined }>()
  let asked = 0
  const site: OtherSite = {
    page(body, { policy } = {}) {
      const path = `/page${pages.size}`
      pages.set(path, { body, policy })
      return `http://127.0.0.1:${port}${path}`
    },
    tokens: [],
    issue: undefined,
    asked: () => asked,
    close: () => server.close(),
  }
  const server = createServer(async ({ url = '' }, response) => {
    if (url.startsWith('/token')) {
      asked += 1
      const { searchParams } = new URL(url, 'http://site.invalid')
      if (site.issue) return response.end(await site.issue(searchParams.get('thumbprint') ?? ''))
      const token = site.tokens.length > 1 ? site.tokens.shift() : site.tokens[0]
      return response.end(token ?? '')
    }
    const page = pages.get(url.split('?')[0] ?? '')
    if (!page) {
      return response.writeHead(204).end()
    }
    if (page.policy) response.setHeader('content-security-policy', page.policy)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(`<!doctype html><html lang="zh-CN"><head><title>Another site</title></head>
<body><h1>Our site</h1><input id="ours">${page.body}</body></html>`)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return site
}

/** Signs in on the portal, and returns the token that its calls have. */
export async function tokenOf(page: Page, signIn: () => Promise<void>): Promise<string> {
  const call = page.waitForRequest((request) => request.headers().authorization !== undefined)
  await signIn()
  return (await call).headers().authorization?.replace(/^\S+ /, '') ?? ''
}

/** Allows the service and scripts of the page itself, and nothing else. */
export const strictPolicy = (service: string, { nonce }: { readonly nonce: string }) =>
  [
    `default-src 'none'`,
    `script-src ${service} 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${service} ${service.replace(/^http/, 'ws')}`,
    `img-src ${service} data: blob:`,
    `frame-src ${service}`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types atrium`,
  ].join('; ')
