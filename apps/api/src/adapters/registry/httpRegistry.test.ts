import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpRegistry } from './httpRegistry'

let server: Server
let answer: { readonly status: number; readonly body: string }
let asked: { readonly url: string | undefined; readonly authorization: string | undefined }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = { url: request.url, authorization: request.headers.authorization }
    if (answer.status === 0) return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const search = (word = '远岸') => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/search/2.0`
  return httpRegistry({ url, token: 'secret', log: () => undefined, timeout: 3000 }).search(word)
}
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

it("sends the registry's kind of request, and reads its answer", async () => {
  says({
    error_code: 0,
    reason: 'ok',
    result: {
      items: [
        { name: '<em>远岸</em>结构', creditCode: null },
        { name: '远岸设计', creditCode: '91' },
      ],
    },
  })
  expect(await search()).toEqual([
    { name: '远岸结构', code: '' },
    { name: '远岸设计', code: '91' },
  ])
  expect(asked).toEqual({
    url: `/search/2.0?word=${encodeURIComponent('远岸')}`,
    authorization: 'secret',
  })
})

it('distinguishes no match, a refusal and a failure', async () => {
  says({ error_code: 300_000, reason: '无数据' })
  await expect(search()).rejects.toMatchObject({ code: 300_000 })
  says({ error_code: 300_006, reason: '余额不足' })
  await expect(search()).rejects.toMatchObject({ code: 52_302, entry: { chinese: '余额不足' } })
  for (const broken of [() => says('<html>'), () => says({}, 502), () => says('', 0)]) {
    broken()
    await expect(search()).rejects.toMatchObject({ entry: certificationRefusals.registryFailed })
  }
})
