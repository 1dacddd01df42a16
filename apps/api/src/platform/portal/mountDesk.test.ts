import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../http/securityHeaders'
import { mountDesk } from './mountDesk'

const built = mkdtempSync(join(tmpdir(), 'desk-'))
const app = new Hono()

beforeAll(() => {
  mkdirSync(join(built, 'assets'))
  writeFileSync(join(built, 'index.html'), '<html><script nonce="__CSP_NONCE__"></script></html>')
  writeFileSync(join(built, 'assets/main-abc.js'), 'start()')
  app.use(securityHeaders('https://account.example.com'))
  mountDesk(app, built)
  app.get('*', (context) => context.text('portal'))
})
afterAll(() => rmSync(built, { recursive: true }))

const get = (path: string) => app.request(`https://account.example.com${path}`)

describe('the desk', () => {
  it.each(['/desk', '/desk/', '/desk/certification?id=1', '/desk/anything/at/all'])(
    'has its page at %s, with a policy of its own',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      const [, nonce] = /nonce="([\w-]{24})"/.exec(await answer.text()) ?? []
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('permissions-policy')).toContain('camera=(self)')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('serves its files for a year, and no page in place of a missing one', async () => {
    const file = await get('/desk/assets/main-abc.js')
    expect(await file.text()).toBe('start()')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect((await get('/desk/assets/gone.js')).status).toBe(404)
    expect((await get('/desk/../package.json')).status).not.toBe(500)
  })

  it('leaves all other addresses, and their permissions, as they are', async () => {
    for (const path of ['/', '/desks', '/assets/main-abc.js']) {
      const answer = await get(path)
      expect(await answer.text()).toBe('portal')
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
    }
  })
})
