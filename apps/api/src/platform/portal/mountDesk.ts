import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { permissions } from '../http/securityHeaders'
import { pagePolicy, sendFile } from './mountPortal'
import { readPortal } from './readPortal'

const base = '/desk'

/**
 * Serves the built desk of the vendor's staff below `/desk`: files by name, and its one page at every other address.
 * Call it before `mountPortal`, which answers whatever is left.
 */
export function mountDesk(app: Hono, directory: string): void {
  const desk = readPortal(directory)
  if (desk === undefined) {
    app.get(base, (context) => context.text('The desk is not built yet: run npm run build.', 503))
    return
  }
  for (const path of [base, `${base}/*`]) {
    app.get(path, (context) => {
      const { raw, path: asked } = context.req
      const inside = asked.slice(base.length)
      const file = desk.files.get(inside)
      if (file) return unlisted(sendFile(raw, file))
      // A script that requests a missing file has no use for a page.
      if (/\.\w+$/.test(inside)) return context.notFound()
      const nonce = randomBytes(18).toString('base64url')
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonce),
        // Check-in reads codes with the camera.
        'permissions-policy': permissions('self'),
      }
      return unlisted(new Response(desk.page.replaceAll('__CSP_NONCE__', nonce), { headers }))
    })
  }
}

function unlisted(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex')
  return response
}
