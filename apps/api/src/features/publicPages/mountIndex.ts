import { pagePaths, paths } from '@atrium/contracts/paths'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Ports } from '../../ports/Ports'
import { listProducts } from '../catalogue'
import { listMeetings } from '../meetings'
import { listSoldProducts } from '../sales'

const headers = { 'cache-control': 'public, max-age=3600' }

/** `/robots.txt` and `/sitemap.xml`: rules for search engines, and every public page. */
export function mountIndex(app: Hono, ports: Pick<Ports, 'database' | 'clock' | 'settings'>): void {
  const { publicOrigin } = ports.settings
  app.get('/robots.txt', (context) =>
    context.text(
      [
        'User-agent: *',
        // The public pages' data.
        'Allow: /api/Products/',
        'Allow: /api/OnLineProduct/',
        'Disallow: /api/',
        `Sitemap: ${publicOrigin}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      headers,
    ),
  )
  app.get('/sitemap.xml', async (context) => {
    const addresses = await listAddresses(ports)
    const map = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => html`<url><loc>${publicOrigin}${address}</loc></url>\n`)}</urlset>
`
    return context.body(String(map), 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' })
  })
}

async function listAddresses({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<string[]> {
  const input = { db: database.connection, now: clock(), query: { language: 'zh-CN' as const } }
  const [{ products }, sold, meetings] = await Promise.all([
    listProducts(input),
    listSoldProducts(input),
    listMeetings(input),
  ])
  return [
    ...[pagePaths.trialCenter, pagePaths.shop, pagePaths.meetings, pagePaths.signIn, pagePaths.register],
    ...products.map((one) => paths.trialProduct({ id: one.trialCenterProductId })),
    ...sold.map((one) => paths.shopProduct({ id: one.onLineProductId })),
    ...meetings.filter(({ state }) => state !== 'over').map(({ meetingId }) => paths.meetings({ meetingId })),
  ]
}
