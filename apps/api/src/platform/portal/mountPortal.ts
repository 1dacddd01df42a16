import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Hono } from 'hono'
import { callerLanguage } from '../http/callerLanguage'
import type { Language } from '../people/Language'
import { acceptedEncodings } from './acceptedEncodings'
import { acceptsHtml } from './acceptsHtml'
import type { PageHead } from './PageHead'
import { pagePolicy } from './pagePolicy'
import { type Portal, readPortal } from './readPortal'
import { sendFile } from './sendFile'
import { writeHead } from './writeHead'

/** What the page can't know before it is there. */
interface Told {
  /** Where page views are sent. Default: nowhere. */
  readonly analytics?: string | undefined
  /** Social accounts are a way to sign in. Default: they are none. */
  readonly hasSocial?: boolean
  /** Under which browsers reach the service, without a trailing slash. */
  readonly origin: string
  /** What is told of a page to who reads its first HTML alone; undefined: it isn't for strangers. */
  readonly readHead: (address: URL, language: Language) => Promise<PageHead | undefined>
}

/**
 * Serves the built portal beside the service: files by name, and the page, which says what the service is set up for,
 * to everybody who doesn't refuse HTML. At an address that the portal doesn't know it says so, with status 404.
 */
export function mountPortal(app: Hono, directory: string, told: Told): void {
  const portal = readPortal(directory)
  if (portal === undefined) {
    app.get('/', (context) => context.text('The portal is not built yet: run npm run build.', 503))
    return
  }
  app.get('*', (context) => {
    const { path } = context.req
    const { raw } = context.req
    const file = portal.files.get(path)
    if (file) return sendFile(raw, file)
    const accepts = acceptsHtml(raw.headers.get('accept'))
    // The portal shows the same page behind a slash.
    const isKnown = Object.hasOwn(
      portal.preloads,
      path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    )
    if (isKnown && accepts === 'no') return context.text('This address has a page in HTML only.', 406)
    // A script that fetches a missing file has no use for a page.
    const isPage = isKnown || accepts === 'byName' || (accepts === 'yes' && !/\.\w+$/.test(path))
    if (!isPage || /^\/api(\/|$)/.test(path)) return context.notFound()
    const named = namedAddress(raw.url, told.origin)
    if (named !== undefined) return context.redirect(named, 307)
    return sendPage(portal, raw, { path, status: isKnown ? 200 : 404 }, told)
  })
}

/**
 * The same address by the name `localhost`, where the service is known by that and was asked for by a number: what the
 * page shows comes from there, and passkeys belong to names. Undefined: the address is right.
 */
function namedAddress(asked: string, origin: string): string | undefined {
  const url = new URL(asked)
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined
  url.hostname = 'localhost'
  return url.origin === origin ? url.href : undefined
}

/** How many scripts a browser fetches before the page's first questions: a line carries six files at a time. */
const beforeQuestions = 2

/**
 * The page, which names the scripts and answers of this path before it needs them: the heaviest scripts at once, the
 * rest for the page's own script to fetch once it has asked.
 */
async function sendPage(
  { page, preloads }: Portal,
  request: Request,
  { path, status }: { readonly path: string; readonly status: number },
  { analytics, hasSocial, origin, readHead }: Told,
): Promise<Response> {
  const language = callerLanguage(request.headers.get('accept-language') ?? undefined)
  // Without it the page is as good for people.
  const head = await readHead(new URL(request.url), language).catch(() => undefined)
  const nonce = randomBytes(18).toString('base64url')
  const { scripts = [], questions } = (Object.hasOwn(preloads, path) && preloads[path]) || {}
  const ofPage = request.url.includes('?') ? undefined : questions
  const asked = [...(questions?.frame ?? []), ...(ofPage?.page ?? [])]
  const addresses = scripts.map((file) => `/${file}`)
  const body = writeHead(page, { origin, language, head })
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(
      '<head>',
      () =>
        `<head>${addresses
          .slice(0, beforeQuestions)
          .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
          .join(
            '',
          )}${analytics ? listed('analytics', [analytics]) : ''}${hasSocial ? listed('social', ['on']) : ''}${listed('first-questions', asked)}${ofPage?.rows ? listed('first-rows', [ofPage.rows]) : ''}${listed('more-scripts', addresses.slice(beforeQuestions))}`,
    )
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(nonce, analytics),
    vary: 'accept, accept-encoding, accept-language',
  }
  if (!acceptedEncodings(request).includes('br')) return new Response(body, { status, headers })
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return new Response(new Uint8Array(compressed), {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
  })
}

const listed = (name: string, addresses: readonly string[]) =>
  `<meta name="${name}" content="${addresses.join(' ').replaceAll('"', '&quot;')}">`
