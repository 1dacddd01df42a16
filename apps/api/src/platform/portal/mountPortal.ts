import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { pagePolicy } from './pagePolicy'
import { type Portal, readPortal } from './readPortal'
import { sendFile } from './sendFile'

/** Serves the built portal beside the service: files by name, and the page for every path that a person opens. */
export function mountPortal(app: Hono, directory: string): void {
  const portal = readPortal(directory)
  if (portal === undefined) {
    app.get('/', (context) => context.text('The portal is not built yet: run npm run build.', 503))
    return
  }
  app.get('*', (context) => {
    const { path } = context.req
    const file = portal.files.get(path)
    if (file) return sendFile(context.req.raw, file)
    return isNavigation(context.req.raw, path) ? sendPage(portal, context.req.raw, path) : context.notFound()
  })
}

/** A path without an extension, opened by a browser rather than fetched by a script. */
function isNavigation(request: Request, path: string): boolean {
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  return wantsPage && !/^\/api(\/|$)/.test(path) && (path === '/index.html' || !/\.\w+$/.test(path))
}

/** The page, which names the scripts, sheets and answers of this path before it needs them. */
function sendPage({ page, preloads }: Portal, request: Request, path: string): Response {
  const nonce = randomBytes(18).toString('base64url')
  const { scripts = [], sheets = [], questions } = (Object.hasOwn(preloads, path) && preloads[path]) || {}
  const asked = [...(questions?.frame ?? []), ...((!request.url.includes('?') && questions?.page) || [])]
  const preloaded = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  const styled = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
  const body = page
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('<head>', `<head><meta name="first-questions" content="${asked.join(' ')}">`)
    .replace('</head>', `${preloaded}</head>`)
    .replace('</body>', `${styled}</body>`)
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce),
    },
  })
}
