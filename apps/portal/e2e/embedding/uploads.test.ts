import { uploadPath } from '@atrium/contracts/disk/contract'
import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { freePort } from '../../../api/src/testing/servers/freePort'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { openOtherSite } from './openOtherSite'

const port = await freePort()
const site = await openOtherSite(port)
const origin = `http://127.0.0.1:${port}`

const body = (service: string) => `<atrium-disk company="${demo.companyId}"></atrium-disk>
<script type="module">
  const element = document.querySelector('atrium-disk')
  element.getToken = async ({ thumbprint }) => (await fetch('/token?thumbprint=' + thumbprint)).text()
</script>
<script type="module" crossorigin src="${service}/embed/atrium.js"></script>`

/** A request of an upload, as it left the page. */
interface Sent {
  readonly method: string
  readonly token: string
  readonly proof: string
  /** Of the answer; 0: none. The answer to HEAD has none. */
  code: number
}

const isUpload = (url: URL) => url.pathname.startsWith(`${uploadPath}/`)

/** Sends the requests of uploads with what `change` returns for the number of the request, and records them. */
async function changeUploads(page: Page, change: (at: number, sent: readonly Sent[]) => object) {
  const sent: Sent[] = []
  await page.route(isUpload, async (route) => {
    const { authorization = '', [browserProofHeader]: proof = '' } = route.request().headers()
    const one = { method: route.request().method(), token: authorization, proof, code: 0 }
    sent.push(one)
    const headers = { ...route.request().headers(), ...change(sent.length - 1, sent) }
    const response = await route.fetch({ headers })
    if (response.status() === 401 && one.method !== 'HEAD') one.code = (await response.json()).error_code
    await route.fulfill({ response })
  })
  return sent
}

async function upload(page: Page, name: string) {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(name) }
  await page.locator('atrium-disk input[type=file][multiple]').setInputFiles([file])
  await expect(page.locator('atrium-disk').getByRole('row', { name })).toBeVisible()
}

journey(
  'uploads on another site prove the browser’s key, repeat a refused proof, and get another token',
  async ({ visit, service }) => {
    const scopes = ['disk:read', 'disk:write', 'preview:read', 'sharing:read']
    const said = await service.operate(
      ...['embedders', 'create', '--name', 'Site', '--origin', origin, '--company', demo.companyId],
      ...scopes.flatMap((scope) => ['--scope', scope]),
    )
    const [key = ''] = /atk_[\w-]+/.exec(said) ?? []
    site.issue = async (keyThumbprint) => {
      const person = { id: demo.userIds.superAdministrator }
      const answer = await fetch(`${service.origin}${embeddingOperations.createEmbedToken.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ person, companyId: demo.companyId, scopes, origin, keyThumbprint }),
      })
      return (await answer.json()).data.token
    }
    const { page, tolerate } = await visit()
    tolerate(/status of 401/)
    const proofs: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() !== 'OPTIONS' && isUpload(new URL(request.url())))
        proofs.push(request.headers()[browserProofHeader])
    })
    await page.goto(site.page(body(service.origin)))
    await expect(page.locator('atrium-disk').getByRole('button', { name: '新建文件夹' })).toBeVisible()

    // As it is, with the browser's own preflight requests.
    await upload(page, '总图.dwg')
    expect(proofs.length).toBeGreaterThan(0)
    expect(proofs).not.toContain(undefined)
    expect(new Set(proofs).size).toBe(proofs.length)

    // The content comes with the proof of the request before it, as if a proxy had repeated that.
    let asked = site.asked()
    const unproven = await changeUploads(page, (at, sent) =>
      sent[at]?.method === 'PATCH' && at === 1 ? { [browserProofHeader]: sent[0]?.proof ?? '' } : {},
    )
    await upload(page, '照片.jpg')
    expect(unproven.map(({ method, code }) => [method, code])).toEqual([
      ['HEAD', 0],
      ['PATCH', errorCodes.keyUnproven],
      ['HEAD', 0],
      ['PATCH', 0],
    ])
    expect(new Set(unproven.map(({ token }) => token)).size).toBe(1)
    expect(new Set(unproven.map(({ proof }) => proof)).size).toBe(4)
    expect(site.asked()).toBe(asked)
    await page.unroute(isUpload)

    // The token of the content is not one of the service.
    asked = site.asked()
    const ended = await changeUploads(page, (at) => (at === 1 ? { authorization: 'Bearer ended' } : {}))
    await upload(page, '剖面.dwg')
    expect(ended.map(({ method, code }) => [method, code])).toEqual([
      ['HEAD', 0],
      ['PATCH', errorCodes.unauthenticated],
      ['HEAD', 0],
      ['PATCH', 0],
    ])
    expect(ended[2]?.token).not.toBe(ended[1]?.token)
    expect(ended[3]?.token).toBe(ended[2]?.token)
    expect(site.asked()).toBe(asked + 1)
    await page.unroute(isUpload)

    // The answer to HEAD doesn't say what was refused: another proof comes first, then another token.
    asked = site.asked()
    const silent = await changeUploads(page, (at) => (at < 2 ? { authorization: 'Bearer ended' } : {}))
    await upload(page, '立面.dwg')
    expect(silent.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD', 'PATCH'])
    expect(silent[1]?.token).toBe(silent[0]?.token)
    expect(silent[1]?.proof).not.toBe(silent[0]?.proof)
    expect(silent[2]?.token).not.toBe(silent[1]?.token)
    expect(site.asked()).toBe(asked + 1)
  },
)
