import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { hubPath } from '@atrium/contracts/realtime/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { browserProofHeader, companyHeader } from '@atrium/contracts/wire/headers'
import type { Request } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { freePort } from '../../../api/src/testing/servers/freePort'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { openOtherSite } from './openOtherSite'

const port = await freePort()
const site = await openOtherSite(port)
const origin = `http://127.0.0.1:${port}`

/** The life of its tokens, in seconds. */
const life = 30

const body = (service: string) => `<atrium-members company="${demo.companyId}"></atrium-members>
<script type="module">
  const element = document.querySelector('atrium-members')
  element.getToken = async ({ thumbprint }) => (await fetch('/token?thumbprint=' + thumbprint)).text()
</script>
<script type="module" crossorigin src="${service}/embed/atrium.js"></script>`

journey(
  'a token that is bound to a browser works there only, for calls and events, and is renewed',
  async ({ visit, service }) => {
    const scopes = ['departments:read', 'members:read', 'invitations:read', 'applications:read']
    const said = await service.operate(
      ...['embedders', 'create', '--name', 'Site', '--origin', origin, '--company', demo.companyId],
      ...scopes.flatMap((scope) => ['--scope', scope]),
    )
    const [key = ''] = /atk_[\w-]+/.exec(said) ?? []
    const thumbprints: string[] = []
    site.issue = async (keyThumbprint) => {
      thumbprints.push(keyThumbprint)
      const person = { id: demo.userIds.superAdministrator }
      const wanted = { person, companyId: demo.companyId, scopes, origin, keyThumbprint, seconds: life }
      const answer = await fetch(`${service.origin}${embeddingOperations.createEmbedToken.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      })
      return (await answer.json()).data.token
    }

    const { page } = await visit()
    const calls: Request[] = []
    const events: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'OPTIONS' && request.headers().authorization) calls.push(request)
    })
    page.on('websocket', (socket) => {
      expect(new URL(socket.url()).pathname).toBe(hubPath)
      socket.on('framereceived', ({ payload }) => events.push(String(payload)))
    })
    await page.goto(site.page(body(service.origin)))
    const rows = page.locator('atrium-members tbody tr')
    await expect(rows.first()).toBeVisible()
    await expect.poll(() => events.join()).toContain('OnResumed')
    expect(thumbprints[0]).toMatch(/^[\w-]{43}$/)

    // Somebody who copied a whole call has the token and one used proof, but not the key.
    const copied = calls.find((call) => call.method() === 'GET' && call.url().startsWith(service.origin))
    if (!copied) throw new Error('The page called nothing.')
    const { authorization = '', [browserProofHeader]: proof = '' } = copied.headers()
    expect(proof).not.toBe('')
    const elsewhere = async (more: Readonly<Record<string, string>>) => {
      const headers = { authorization, origin, [companyHeader]: demo.companyId, ...more }
      const answer = await fetch(copied.url(), { headers })
      return (await answer.json()).error_code
    }
    expect(await elsewhere({})).toBe(errorCodes.keyUnproven)
    expect(await elsewhere({ [browserProofHeader]: proof })).toBe(errorCodes.keyUnproven)

    // The hub asks for the next token before this one ends, so no call is refused.
    await expect.poll(() => thumbprints.length, { timeout: (life + 5) * 1000 }).toBeGreaterThan(1)
    expect(new Set(thumbprints).size).toBe(1)
    const field = page.locator('atrium-members').getByRole('searchbox').last()
    await field.fill('没有这样的人')
    await expect(page.locator('atrium-members').getByText(/没有/).first()).toBeVisible()
  },
)
