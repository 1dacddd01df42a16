import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { pagePaths } from '@atrium/contracts/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../testing/createTestService'
import { mountPortal } from './mountPortal'
import type { PageHead } from './PageHead'

const directory = mkdtempSync(join(tmpdir(), 'atrium-portal-'))
const script = 'export const answer = 42\n'.repeat(100)
const settings = {
  origin: 'https://atrium.example',
  readHead: async ({ pathname, search }: URL, language: 'zh-CN' | 'en'): Promise<PageHead | undefined> => {
    if (pathname === '/failing') throw new Error('The database is gone.')
    if (pathname !== '/open') return undefined
    const heading = language === 'en' ? 'Bridges & more' : '桥梁'
    return {
      title: `${heading} - Atrium`,
      description: 'From "here" to </script>',
      address: `/open${search}`,
      picture: '/share/bridge.png',
      facts: { '@type': 'SoftwareApplication', description: '</script><script>alert(1)</script>' },
      outline: { heading, paragraphs: ['<b>bold</b>'], links: [{ name: 'All', address: '/all' }] },
    }
  },
}
let service: TestService

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'))
  const put = (name: string, content: string | Buffer) => writeFileSync(join(directory, name), content)
  put(
    'index.html',
    '<html lang="zh-CN"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script><meta name="description" content="Of all pages" /><title>Atrium</title></head><body><div id="root"></div><!--first-paints--></body></html>',
  )
  put('icon.svg', '<svg/>')
  put('assets/AbCd123.js', script)
  put('assets/AbCd123.js.br', brotliCompressSync(script))
  put('assets/AbCd123.js.gz', gzipSync(script))
  put('assets/AbCd123.js.map', '{}')
  put('.built-from', 'secret')
  mkdirSync(join(directory, '.vite'))
  put('.vite/manifest.json', '{}')
  put(
    '.vite/pages.json',
    JSON.stringify({
      pages: {
        [pagePaths.memberManagement]: {
          scripts: ['assets/AbCd123.js', 'assets/two.js'],
          paints: ['list', 'entry'],
          requests: { frame: ['/api/frame'], page: ['/api/page?of={company}'] },
        },
        [pagePaths.signIn]: { scripts: [], paints: ['entry', 'entry'] },
        ...Object.fromEntries(
          ['/', '/open', '/failing', '/headed'].map((path) => [
            path,
            { scripts: [], paints: ['list', 'entry'] },
          ]),
        ),
        '*': { scripts: ['assets/missing.js'], paints: ['page', 'public'] },
      },
      paints: Object.fromEntries(
        ['list', 'entry', 'page', 'public'].map((name) => [
          name,
          `<template id="${name}-en-wide"></template>`,
        ]),
      ),
    }),
  )
  service = await createTestService({ settings: { publicOrigin: 'https://atrium.example' } })
  mountPortal(service.app, directory, settings)
})
afterAll(async () => {
  await service.close()
  rmSync(directory, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => service.app.request(path, { headers })
const open = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml' })
const script1 = '/assets/AbCd123.js'

describe('the page', () => {
  it('has a new nonce each time, in the policy and in its tags', async () => {
    const nonces = await Promise.all(
      ['/', pagePaths.memberManagement].map(async (path) => {
        const response = await open(path)
        const policy = response.headers.get('content-security-policy') ?? ''
        const nonce = /script-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? ''
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
        for (const directive of [
          "default-src 'none'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "object-src 'none'",
        ]) {
          expect(policy).toContain(directive)
        }
        expect(policy).not.toContain("script-src 'self' 'unsafe")
        expect(await response.text()).toEqual(
          expect.stringContaining(
            `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}"></script>`,
          ),
        )
        expect(response.headers.get('cache-control')).toBe('no-store')
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  it('tells readers of the first HTML what it is about, in their language, with any content', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'en-GB,en;q=0.9' }
    const page = await (await get('/open?id=1&amp', headers)).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<title>Bridges &amp; more - Atrium</title>')
    expect(page).toContain('content="From &quot;here&quot; to &lt;/script&gt;"')
    expect(page).toContain('<link rel="canonical" href="https://atrium.example/open?id=1&amp;amp">')
    expect(page).toContain('<meta property="og:image" content="https://atrium.example/share/bridge.png">')
    expect(page).not.toMatch(/Of all pages|alert\(1\)<\/script>|<b>bold|noindex/)
    const facts = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '')
    expect(facts.description).toBe('</script><script>alert(1)</script>')
    expect(page).toMatch(/<noscript>[\s\S]*<h1>Bridges &amp; more<\/h1>[\s\S]*<\/noscript><div id="root">/)
    expect(await (await open('/open')).text()).toContain('<title>桥梁 - Atrium</title>')
  })

  it('is excluded from search engines if it isn’t public, and still served without a description', async () => {
    for (const path of [pagePaths.memberManagement, '/failing']) {
      const page = await open(path)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Atrium</title><meta name="robots" content="noindex">')
    }
    expect((await (await open('/open')).text()).match(/<title>/g)).toHaveLength(1)
  })

  it('names the scripts of its path, or those of the page for unknown addresses', async () => {
    const scriptsAt = async (path: string) =>
      (await (await open(path)).text()).match(/(?<=modulepreload" crossorigin href=")[^"]*/g) ?? []
    expect(await scriptsAt(pagePaths.memberManagement)).toEqual([script1, '/assets/two.js'])
    expect(await scriptsAt(`${pagePaths.memberManagement}/`)).toEqual([script1, '/assets/two.js'])
    expect(await scriptsAt('/headed')).toEqual([])
    expect(await scriptsAt('/constructor')).toEqual(['/assets/missing.js'])
  })

  it('holds what its path shows first to visitors who are signed in, and to others', async () => {
    const shownAt = async (path: string) => {
      const page = await (await open(path)).text()
      const named = /name="first-paint" content="([^"]*)"/.exec(page)?.[1]
      return [named, page.match(/(?<=<template id=")[^"]*/g)]
    }
    expect(await shownAt('/headed')).toEqual(['list entry', ['list-en-wide', 'entry-en-wide']])
    expect(await shownAt(pagePaths.signIn)).toEqual(['entry entry', ['entry-en-wide']])
    expect(await shownAt('/no/such/screen')).toEqual(['page public', ['page-en-wide', 'public-en-wide']])
  })

  it('names the address for page views, and allows only that', async () => {
    const counted = await createTestService()
    mountPortal(counted.app, directory, {
      ...settings,
      analytics: 'https://counter.example/views',
      hasSocial: true,
    })
    const page = await counted.app.request('/', { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://counter.example;",
    )
    expect(await page.text()).toContain('<meta name="analytics" content="https://counter.example/views">')
    const again = await counted.app.request('/', { headers: { accept: 'text/html' } })
    expect(await again.text()).toContain('<meta name="social" content="on">')
    await counted.close()
    const plain = await open('/')
    expect(plain.headers.get('content-security-policy')).toContain("connect-src 'self';")
    expect(await plain.text()).not.toMatch(/name="(analytics|social)"/)
  })

  it('names the first requests of its path; those of the page only if the address has no query', async () => {
    const firstRequestsOf = async (path: string) =>
      /name="first-requests" content="([^"]*)"/.exec(await (await open(path)).text())?.[1]
    expect(await firstRequestsOf(pagePaths.memberManagement)).toBe('/api/frame /api/page?of={company}')
    expect(await firstRequestsOf(`${pagePaths.memberManagement}?department=d2`)).toBe('/api/frame')
    expect(await firstRequestsOf(pagePaths.signIn)).toBe('')
    expect(await firstRequestsOf('/no/such/screen')).toBe('')
  })

  it('is sent compressed to a browser that accepts it', async () => {
    const compressed = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('vary')).toBe('accept, accept-encoding, accept-language')
    expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toContain(
      'csp-nonce',
    )
    expect((await open('/')).headers.get('content-encoding')).toBeNull()
  })

  const html = 'text/html; charset=utf-8'

  it.each([
    ['nothing', undefined],
    ['anything, as link previews do', '*/*'],
    ['HTML, in capitals', 'TEXT/HTML'],
    ['any text', 'text/*;q=0.5'],
    ['pictures first', 'image/avif,image/webp,*/*;q=0.8'],
  ])('is sent to a client that accepts %s', async (_, accept) => {
    const page = await get('/open', accept === undefined ? {} : { accept })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, html])
    expect(await page.text()).toContain('<meta property="og:title" content="桥梁">')
  })

  it.each(['application/json', 'image/*', 'text/html;q=0', 'text/html;q=0, */*'])(
    'is not sent to a client that refuses it by %s',
    async (accept) => expect((await get('/open', { accept })).status).toBe(406),
  )

  it('redirects from an address of this machine to its name, which passkeys need', async () => {
    const near = await createTestService()
    mountPortal(near.app, directory, { ...settings, origin: 'http://localhost:3000' })
    const leadsTo = async (address: string) => (await near.app.request(address)).headers.get('location')
    expect(await leadsTo('http://127.0.0.1:3000/open?id=1')).toBe('http://localhost:3000/open?id=1')
    expect(await leadsTo('http://[::1]:3000/')).toBe('http://localhost:3000/')
    // Through a tunnel from another port, or if it is known by another name.
    expect(await leadsTo('http://127.0.0.1:8080/')).toBeNull()
    expect((await near.app.request('http://localhost:3000/')).status).toBe(200)
    expect((await service.app.request('http://127.0.0.1:3000/')).status).toBe(200)
    await near.close()
  })

  it('answers an unknown page with status 404', async () => {
    for (const [path, accept] of [
      ['/no/such/screen?id=a.b', 'text/html'],
      ['/no/such/screen', '*/*'],
      ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', '*/*'],
      ['/report.pdf', 'text/html'],
      ['/constructor', '*/*'],
      ['/comMbManage//', '*/*'],
    ] as const) {
      const page = await get(path, { accept })
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 404, html])
      expect(await page.text()).toContain('noindex')
    }
    // A script can't use a page.
    expect((await get('/assets/missing.js', { accept: '*/*' })).headers.get('content-type')).not.toBe(html)
    expect((await open('/api/nothing')).headers.get('content-type')).toContain('application/json')
    expect((await service.app.request(pagePaths.memberManagement, { method: 'POST' })).status).toBe(404)
  })
})

describe('a file', () => {
  it('is sent compressed, and cached forever if its name has a hash', async () => {
    const brotli = await get(script1, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script)
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(brotli.headers.get('vary')).toBe('accept-encoding')
    expect((await get(script1, { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe(
      'gzip',
    )
    const plain = await get(script1)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
  })

  it('without a hash is revalidated, and not sent twice', async () => {
    const first = await get('/icon.svg')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await get('/icon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('that is not for browsers is not served', async () => {
    for (const path of [
      '/.built-from',
      '/.vite/manifest.json',
      `${script1}.map`,
      `${script1}.br`,
      '/assets/../../package.json',
      '/%2e%2e/package.json',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

it('carries security headers on everything', async () => {
  for (const path of ['/', script1, '/api/nothing', '/readyz', '/nowhere.js']) {
    const { headers } = await open(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})
