import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'

interface EmbedSettings {
  /** Origins of sites that may show features in frames. */
  readonly origins: readonly string[]
  /** Whether an origin belongs to a registered site. */
  readonly isSite: (origin: string) => Promise<boolean>
}

/** Written by the build of the scripts for other sites (`tools/service/buildEmbed.ts`). */
interface Latest {
  readonly script: string
  readonly styles: string
  readonly features: readonly string[]
}

/**
 * Serves a page for each feature that other sites show in frames: `/embed/members?parent=https://site.example`. Only
 * pages of this parent may frame it, and only if the service allows the parent.
 */
export function mountEmbed(app: Hono, directory: string, { origins, isSite }: EmbedSettings): void {
  const described = join(directory, 'embed', 'latest.json')
  if (!existsSync(described)) return
  const latest: Latest = JSON.parse(readFileSync(described, 'utf8'))
  app.get('/embed/:feature{[a-z-]+}', async (context) => {
    const feature = context.req.param('feature')
    if (!latest.features.includes(feature)) return context.notFound()
    const parent = context.req.query('parent') ?? ''
    const isAllowed = origins.includes(parent) || (isOrigin(parent) && (await isSite(parent)))
    if (!isAllowed) return refuse(context, parent)
    const nonce = randomBytes(18).toString('base64url')
    const page = html`<!doctype html>
<html lang="${context.req.query('locale') === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="atrium-feature" content="${feature}">
<meta name="atrium-parent" content="${parent}">
<title>Atrium</title>
<style nonce="${nonce}">body { margin: 0 }</style>
<link rel="stylesheet" href="${latest.styles}">
<script type="module" nonce="${nonce}">import { runFrame } from ${raw(asText(latest.script))}; runFrame(${raw(asText(nonce))})</script>
</head>
<body><div id="root"></div></body>
</html>`
    return new Response(String(await page), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': framePolicy(nonce, parent),
        // Sites that isolate their pages ask for it.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })
}

/** As browsers write an origin, so that nothing else gets into the policy. */
const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value

const asText = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c')

function refuse(context: Context, parent: string): Response {
  const reason = isOrigin(parent)
    ? `This service doesn’t allow ${parent} to show features. Allow it by EMBED_ORIGINS, or register the site.`
    : 'The address needs the origin of the page around, such as ?parent=https://site.example.'
  return context.text(reason, 403)
}

/** Only our own scripts and styles, and only in pages of the parent. */
function framePolicy(nonce: string, parent: string): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // Measured positions are written as style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': parent,
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
