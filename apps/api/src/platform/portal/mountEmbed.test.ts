import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../http/securityHeaders'
import { mountEmbed } from './mountEmbed'

const directory = mkdtempSync(join(tmpdir(), 'atrium-embed-'))
const app = new Hono()

beforeAll(() => {
  mkdirSync(join(directory, 'embed'))
  const latest = { script: '/embed/1/atrium.js', styles: '/embed/1/atrium.css', features: ['members'] }
  writeFileSync(join(directory, 'embed', 'latest.json'), JSON.stringify(latest))
  app.use(securityHeaders('https://account.example'))
  mountEmbed(app, directory, {
    origins: ['https://site.example'],
    isSite: async (origin) => origin === 'https://registered.example',
  })
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const open = (parent: string, feature = 'members') =>
  app.request(`/embed/${feature}?parent=${encodeURIComponent(parent)}`)

describe('the page of a frame', () => {
  it.each(['https://site.example', 'https://registered.example'])(
    'may be framed by %s only',
    async (parent) => {
      const answer = await open(parent)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toMatch(
        new RegExp(`; frame-ancestors ${parent}$`),
      )
      expect(answer.headers.get('x-frame-options')).toBeNull()
      const page = await answer.text()
      expect(page).toContain(`<meta name="atrium-parent" content="${parent}">`)
      const nonce = /<script type="module" nonce="([\w-]{24})">/.exec(page)?.[1]
      expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
      expect(page).toContain(`import { runFrame } from "/embed/1/atrium.js"; runFrame("${nonce}")`)
    },
  )

  it.each([
    'https://other.example',
    'https://site.example/',
    'https://site.example; script-src *',
    'https://site.example https://other.example',
    'HTTPS://site.example',
    'null',
    '*',
    '',
  ])('is refused to “%s”', async (parent) => {
    const answer = await open(parent)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it('doesn’t exist for other features', async () => {
    expect((await open('https://site.example', 'constructor')).status).toBe(404)
  })
})
