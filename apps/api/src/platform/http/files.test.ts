import { contract, file, upload } from '@atrium/contracts/wire/contract'
import { createClient } from '@atrium/features/shared'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { implement } from '../../ports/implement'
import { createTestService, type TestService } from '../../testing/createTestService'

const toys = contract({
  send: {
    method: 'POST',
    path: '/api/toys/send',
    summary: '',
    access: 'public',
    effect: 'reads',
    form: true,
    body: v.object({ name: v.string(), remark: v.optional(v.string()), picture: upload }),
    response: v.object({ name: v.string(), bytes: v.number(), fileName: v.string() }),
  },
  fetch: {
    method: 'GET',
    path: '/api/toys/fetch',
    summary: '',
    access: 'public',
    answers: 'file',
    response: file,
  },
})

let service: TestService

beforeAll(async () => {
  const routes = implement(toys, {
    send: async ({ body: { name, picture } }) => ({ name, bytes: picture.size, fileName: picture.name }),
    fetch: async () => ({ name: '成员 "1".csv', content: new Blob(['手机号'], { type: 'text/csv' }) }),
  })
  service = await createTestService({ routes })
})
afterAll(() => service.close())

const client = () =>
  createClient({
    baseUrl: 'http://service.invalid',
    fetch: async (input, init) => service.app.request(String(input), init),
  })

it('accepts a form with a file', async () => {
  const picture = new File([new Uint8Array(9)], '../门.png')
  expect(await client()(toys.send, { body: { name: '门', remark: undefined, picture } })).toEqual({
    name: '门',
    bytes: 9,
    fileName: '../门.png',
  })
})

it('sends a download under its own name', async () => {
  const { name, content } = await client()(toys.fetch, {})
  expect(name).toBe('成员 "1".csv')
  expect(await content.text()).toBe('手机号')
})

it('refuses text instead of a file, a repeated part, and anything but a form', async () => {
  const post = (body: BodyInit) => service.app.request('/api/toys/send', { method: 'POST', body })
  const form = new FormData()
  form.append('name', '门')
  form.append('picture', 'text')
  expect(await (await post(form)).json()).toMatchObject({ issues: [{ path: 'body.picture' }] })
  form.append('name', '窗')
  const twice = await post(form)
  expect(twice.status).toBe(400)
  expect(await twice.json()).toMatchObject({
    issues: [{ path: 'body.name', message: 'must be given only once' }],
  })
  expect((await post('{}')).status).toBe(415)
})
