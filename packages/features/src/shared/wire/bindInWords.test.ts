import { contract, file, id, upload } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answer, mockFetch, type RecordedCall } from '../stories/answers'
import { bindInWords } from './bindInWords'
import { createClient } from './client'

const status = v.picklist([1, 5])
const operations = contract({
  listThings: {
    method: 'GET',
    path: '/api/things',
    summary: 'Things.',
    access: 'member',
    query: v.object({ enterPriseId: id, mainId: v.optional(id), status: v.optional(status) }),
    response: v.array(
      v.object({
        mainId: id,
        inviteStatus: status,
        parts: v.array(v.object({ subId: id, until: v.nullable(v.string()) })),
        hasStatus: v.nullable(status),
        userId: id,
      }),
    ),
  },
  moveThings: {
    method: 'POST',
    path: '/api/things/{mainId}',
    summary: 'Moves things.',
    access: 'member',
    params: v.object({ mainId: id }),
    body: v.object({ list: v.pipe(v.array(v.object({ subId: id })), v.minLength(1)), grantUserId: id }),
    response: v.literal(true),
  },
  nameThings: {
    method: 'POST',
    path: '/api/things',
    summary: 'Names things, by their ids.',
    access: 'member',
    form: true,
    body: v.object({ 'Address.City': v.string(), Picture: upload }),
    response: v.literal(true),
  },
  downloadThings: {
    method: 'GET',
    path: '/api/thing-file',
    summary: 'Things as a file.',
    access: 'member',
    answers: 'file',
    response: file,
  },
})

const words = {
  mainId: 'productId',
  subId: 'licenceId',
  grantUserId: 'userId',
  inviteStatus: ['status', { joined: 1, waiting: 5 }],
  status: ['status', { joined: 1, waiting: 5 }],
  hasStatus: ['formerStatus', { joined: 1, waiting: 5 }],
  'Address.City': 'city',
  Picture: 'picture',
} as const

const calls: RecordedCall[] = []
const fetch = mockFetch(
  [
    answer(operations.listThings, [
      { mainId: 'm', inviteStatus: 5, parts: [{ subId: 's', until: null }], hasStatus: null, userId: 'u' },
    ]),
    answer(operations.moveThings, true),
    answer(operations.nameThings, true),
    answer(operations.downloadThings, { name: 'n.txt', content: new Blob(['c']) }),
  ],
  calls,
)
const api = bindInWords(
  operations,
  createClient({ baseUrl: 'http://s.invalid', fetch, companyId: 'c' }),
  words,
)

describe('an api in our words', () => {
  it('translates names and codes of answers, however deep they are', async () => {
    expect(await api.listThings({ query: { status: 'waiting' } })).toEqual([
      {
        productId: 'm',
        status: 'waiting',
        parts: [{ licenceId: 's', until: null }],
        formerStatus: null,
        userId: 'u',
      },
    ])
    expect(calls.at(-1)?.query).toEqual({ enterPriseId: 'c', status: '5' })
  })

  it("sends the operation's names, even if others share our words", async () => {
    await api.moveThings({ params: { productId: 'm' }, body: { list: [{ licenceId: 's' }], userId: 'u' } })
    expect(calls.at(-1)).toEqual({
      operation: 'moveThings',
      params: { mainId: 'm' },
      query: {},
      body: { list: [{ subId: 's' }], grantUserId: 'u' },
    })
  })

  it('leaves files as they are', async () => {
    const picture = new File(['p'], 'p.png')
    await api.nameThings({ body: { city: '苏州市', picture } })
    expect(calls.at(-1)?.body).toEqual({ 'Address.City': '苏州市', Picture: picture })
    const { name, content } = await api.downloadThings({})
    expect([name, await content.text()]).toEqual(['n.txt', 'c'])
  })
})
