import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { callerLanguage } from '../http/caller/callerLanguage'
import type { Language } from '../people/Language'
import type { PageHead } from './PageHead'
import { type PageFacts, type Portal, readPortal, type StaticFile } from './readPortal'

/** Settings of the service that the page receives. */
interface PortalSettings {
  /** Address for page views. Default: none. */
  readonly analytics?: string | undefined
  /** Social accounts are a way to sign in. Default: no. */
  readonly hasSocial?: boolean
  /** Origin by which browsers reach the service, without a trailing slash. */
  readonly origin: string
  /** Metadata of a page for crawlers and link previews; undefined: it isn't public. */
  readonly readHead: (address: URL, language: Language) => Promise<PageHead | undefined>
}

/**
 * Serves the built portal next to the service: files by name, and the page, with the service's settings, to every
 * request that accepts HTML. An address unknown to the portal gets the page with status 404.
 */
export function mountPortal(app: Hono, directory: string, settings: PortalSettings): void {
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
    // The portal shows the same page with a trailing slash.
    const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    const isKnown = Object.hasOwn(portal.pages, page)
    if (isKnown && accepts === 'no') return context.text('This address has a page in HTML only.', 406)
    // A script that requests a missing file has no use for a page.
    const isPage = isKnown || accepts === 'byName' || (accepts === 'yes' && !/\.\w+$/.test(path))
    if (!isPage || /^\/api(\/|$)/.test(path)) return context.notFound()
    const named = namedAddress(raw.url, settings.origin)
    if (named !== undefined) return context.redirect(named, 307)
    return sendPage(portal, raw, { path: page, status: isKnown ? 200 : 404 }, settings)
  })
}

/**
 * The same address under `localhost`, if the service is known by that name but was requested by an IP address:
 * passkeys belong to names. Undefined: the address is right.
 */
function namedAddress(address: string, origin: string): string | undefined {
  const url = new URL(address)
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined
  url.hostname = 'localhost'
  return url.origin === origin ? url.href : undefined
}

/**
 * Sends the page. Its head names the scripts and first requests of this path, so that the browser starts all of them
 * at once; its body holds the first paint.
 */
async function sendPage(
  { page, pages, paints }: Portal,
  request: Request,
  { path, status }: { readonly path: string; readonly status: number },
  { analytics, hasSocial, origin, readHead }: PortalSettings,
): Promise<Response> {
  const language = callerLanguage(request.headers.get('accept-language') ?? undefined)
  // The page works for people without it.
  const head = await readHead(new URL(request.url), language).catch(() => undefined)
  const nonce = randomBytes(18).toString('base64url')
  const facts = (Object.hasOwn(pages, path) ? pages[path] : pages['*']) ?? noFacts
  const ofPage = request.url.includes('?') ? [] : (facts.requests?.page ?? [])
  const links = facts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const metas = [
    analytics ? meta('analytics', analytics) : '',
    hasSocial ? meta('social', 'on') : '',
    meta('first-requests', [...(facts.requests?.frame ?? []), ...ofPage].join(' ')),
    meta('first-paint', facts.paints.join(' ')),
  ]
  const templates = [...new Set(facts.paints)].map((name) => paints[name] ?? '')
  const body = writeHead(page, { origin, language, head })
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('<head>', () => `<head>${metas.join('')}`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<!--first-paints-->', () => templates.join(''))
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

const noFacts: PageFacts = { scripts: [], paints: [] }

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replaceAll('"', '&quot;')}">`

/**
 * Whether a request accepts HTML: `byName` if it names HTML, as browsers do; `yes` if it accepts anything, as tools
 * and link previews do; `no` if it refuses HTML or wants something else.
 *
 * @param accept the header; null: absent, so anything is accepted
 */
function acceptsHtml(accept: string | null): 'byName' | 'yes' | 'no' {
  if (accept === null || accept.trim() === '') return 'yes'
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(range, quality === undefined ? 1 : Number(quality))
  }
  // The most specific range decides.
  const found = ranges.find((range) => weights.has(range))
  if (found === undefined || weights.get(found) === 0) return 'no'
  return found === 'text/html' ? 'byName' : 'yes'
}

const ranges = ['text/html', 'text/*', '*/*']

/** Only our own scripts and styles, and those with this response's nonce; page views go to their own address. */
export function pagePolicy(nonce: string, analytics?: string | undefined): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // Measured positions are written as style attributes.
    'style-src-attr': "'unsafe-inline'",
    // Pictures are shown before they are uploaded.
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': analytics ? `'self' ${new URL(analytics).origin}` : "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Sends a file in the smallest encoding that the browser accepts, or nothing if the browser has it already. */
export function sendFile(request: Request, file: StaticFile): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (file.isForSites) {
    headers.set('access-control-allow-origin', '*')
    headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  if (file.isWorker) headers.set('content-security-policy', workerPolicy)
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const [encoding, content] = choose(acceptedEncodings(request), file)
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  headers.set('content-length', String(content.length))
  // The same bytes for everybody: a copy per slow reader would fill the memory.
  return new Response(content as Uint8Array<ArrayBuffer>, { headers })
}

/** Workers read files that people sent: whatever those make them do, they run only our code and reach nobody else. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'"

function choose(
  accepted: readonly (string | undefined)[],
  { br, gzip, plain }: StaticFile,
): [string | undefined, Buffer] {
  if (br && accepted.includes('br')) return ['br', br]
  if (gzip && accepted.includes('gzip')) return ['gzip', gzip]
  return [undefined, plain]
}

interface Where {
  /** Without a trailing slash. */
  readonly origin: string
  readonly language: Language
  /** Default: the page isn't public. */
  readonly head: PageHead | undefined
}

/** The portal's page with its metadata; without metadata, search engines are asked not to index it. */
function writeHead(page: string, { origin, language, head }: Where): string {
  if (!head) return page.replace('</title>', '</title><meta name="robots" content="noindex">')
  const { title, description, address, picture, facts, outline } = head
  const url = origin + address
  const tags = html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Atrium">
<meta property="og:locale" content="${language === 'en' ? 'en_GB' : 'zh_CN'}">
<meta property="og:title" content="${outline.heading}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${origin}${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${facts && html`<script type="application/ld+json">${raw(asData(facts))}</script>`}`
  const drawn = html`<noscript><main>
<h1>${outline.heading}</h1>
${outline.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
<ul>${outline.links.map(({ name, address }) => html`<li><a href="${address}">${name}</a></li>`)}</ul>
</main></noscript>`
  return page
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => String(tags))
    .replace('<div id="root"', (root) => `${drawn}${root}`)
    .replace('<html lang="zh-CN"', `<html lang="${language}"`)
}

/** Escaped, so that nothing in it ends the script. */
const asData = (facts: PageHead['facts']) =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')

/** The encodings that a browser accepts, by name. */
export const acceptedEncodings = (request: Request): readonly (string | undefined)[] =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
