import { contract, id, wholeNumber } from '@atrium/contracts/wire/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { codeChallengeHeader, following, purposeHeader } from '@atrium/contracts/wire/headers'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, mockFetch, type RecordedCall, refuse } from '../stories/answers'
import { bindContract } from './bindContract'
import { createClient } from './client'
import { markFollowing } from './following'

const things = contract({
  readThing: {
    method: 'GET',
    path: '/api/things/{thingId}',
    summary: 'A thing.',
    access: 'member',
    params: v.object({ thingId: v.string() }),
    query: v.object({ depth: v.optional(wholeNumber(1, 9)) }),
    response: v.object({ name: v.string() }),
  },
  saveThing: {
    method: 'POST',
    path: '/api/things',
    summary: 'Saves a thing.',
    access: 'member',
    body: v.object({ thingId: id }),
    response: v.literal(true),
  },
})

const member = { access: 'member', response: v.literal(true) } as const
const companies = contract({
  readCompany: {
    ...member,
    method: 'GET',
    path: '/api/companies/{enterPriseId}',
    summary: 'A company.',
    params: v.object({ enterPriseId: id }),
  },
  saveCompany: {
    ...member,
    method: 'POST',
    path: '/api/companies',
    summary: 'Saves a company.',
    body: v.object({ EnterpriseId: id, name: v.string() }),
  },
  readMenu: {
    ...member,
    method: 'GET',
    path: '/api/menu',
    summary: 'The menu of a company, or of nobody’s.',
    query: v.object({ enterpriseId: v.optional(id) }),
  },
})
const ofCompany = Object.values(companies).map((operation) => answer(operation, true))

const base = { baseUrl: 'http://service.invalid' }

describe('the client', () => {
  it('fills the path, the query and the body, and parses what comes back', async () => {
    const calls: RecordedCall[] = []
    const fetch = mockFetch([answer(things.readThing, { name: '门' }), answer(things.saveThing, true)], calls)
    const api = bindContract(things, createClient({ ...base, fetch }))
    expect(await api.readThing({ params: { thingId: 'a b%/#' }, query: { depth: 2 } })).toEqual({
      name: '门',
    })
    expect(await api.saveThing({ body: { thingId: 'x' } })).toBe(true)
    expect(calls).toEqual([
      { operation: 'readThing', params: { thingId: 'a b%/#' }, query: { depth: '2' }, body: undefined },
      { operation: 'saveThing', params: {}, query: {}, body: { thingId: 'x' } },
    ])
  })

  it('sends token, company and language', async () => {
    const seen = new Headers()
    const fetch = vi.fn(async (_input: RequestInfo | URL, init?: RequestInit) => {
      for (const [name, value] of new Headers(init?.headers)) seen.set(name, value)
      return Response.json({ error_code: 0, error_msg: '', data: true })
    })
    const client = createClient({
      ...base,
      fetch,
      companyId: 'c1',
      locale: 'en',
      tokens: { getToken: () => 't1' },
    })
    await client(things.saveThing, { body: { thingId: 'x' } })
    expect(seen.get('authorization')).toBe('Bearer t1')
    expect(seen.get('enterpriseid')).toBe('c1')
    expect(seen.get('accept-language')).toBe('en')
  })

  it('adds the company if the contract requires it, in its spelling', async () => {
    const calls: RecordedCall[] = []
    const company = { companyId: 'c1', fetch: mockFetch(ofCompany, calls) }
    const api = bindContract(companies, createClient({ ...base, ...company }))
    await api.readCompany({})
    await api.saveCompany({ body: { name: 'n' } })
    await api.readMenu({})
    expect(calls.map(({ params, query, body }) => ({ ...params, ...query, ...(body as object) }))).toEqual([
      { enterPriseId: 'c1' },
      { EnterpriseId: 'c1', name: 'n' },
      { enterpriseId: 'c1' },
    ])
  })

  it('names another company on demand, and none where none is needed', async () => {
    const calls: RecordedCall[] = []
    const api = bindContract(companies, createClient({ ...base, fetch: mockFetch(ofCompany, calls) }))
    await api.readMenu({})
    await api.readMenu({}, { companyId: 'c2' })
    expect(calls.map(({ query }) => query)).toEqual([{}, { enterpriseId: 'c2' }])
    await expect(api.readCompany({})).rejects.toMatchObject({ kind: 'noCompany' })
  })

  it.each([
    ['forbidden', 'forbidden'],
    ['missing', 'missing'],
    ['unavailable', 'unavailable'],
    ['offline', 'offline'],
    ['unauthenticated', 'unauthenticated'],
    ['tooMany', 'refused'],
  ] as const)('turns %s into the failure %s', async (how, kind) => {
    const client = createClient({ ...base, fetch: mockFetch([fail(things.saveThing, how)]) })
    await expect(client(things.saveThing, { body: { thingId: 'x' } })).rejects.toMatchObject({ kind })
  })

  it('keeps code and message of a refusal', async () => {
    const client = createClient({
      ...base,
      fetch: mockFetch([
        refuse(things.saveThing, { code: 52101, chinese: '顶级部门不允许删除！', english: 'No' }),
      ]),
    })
    const call = client(things.saveThing, { body: { thingId: 'x' } })
    await expect(call).rejects.toMatchObject({
      kind: 'refused',
      code: 52101,
      message: '顶级部门不允许删除！',
    })
  })

  it('prefers the first of errorMessages', async () => {
    const fetch = async () =>
      Response.json({ error_code: 1, error_msg: 'b', data: null, errorMessages: ['a', 'c'] }, { status: 400 })
    const client = createClient({ ...base, fetch })
    await expect(client(things.saveThing, { body: { thingId: 'x' } })).rejects.toMatchObject({ message: 'a' })
  })

  it('takes them if there is nothing else', async () => {
    const fetch = async () => Response.json({ errorMessages: ['a', 'c'] }, { status: 500 })
    const client = createClient({ ...base, fetch })
    await expect(client(things.saveThing, { body: { thingId: 'x' } })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'a',
    })
  })

  it('fails as timeout when the service takes too long', async () => {
    const fetch = (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    const client = createClient({ ...base, fetch })
    const call = client(things.saveThing, { body: { thingId: 'x' } }, { timeout: 20 })
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('rejects an answer that breaks the contract', async () => {
    const fetch = async () => Response.json({ error_code: 0, error_msg: '', data: { name: 7 } })
    const call = createClient({ ...base, fetch })(things.readThing, { params: { thingId: 'x' }, query: {} })
    await expect(call).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('repeats a call only once with a renewed token', async () => {
    const seen: (string | null)[] = []
    const fetch = async (_input: RequestInfo | URL, init?: RequestInit) => {
      seen.push(new Headers(init?.headers).get('authorization'))
      return Response.json({ error_code: 40100, error_msg: '', data: null }, { status: 401 })
    }
    const renewToken = vi.fn(async () => 'new')
    const client = createClient({ ...base, fetch, tokens: { getToken: () => 'old', renewToken } })
    const call = client(things.saveThing, { body: { thingId: 'x' } })
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(seen).toEqual(['Bearer old', 'Bearer new'])
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old')
  })

  it('treats an empty 403, and a 404 on the way to the sign-in, as signed in elsewhere', async () => {
    const onSignedInElsewhere = vi.fn()
    const tokens = { getToken: () => 't', onSignedInElsewhere }
    const empty = createClient({
      ...base,
      tokens,
      fetch: mockFetch([fail(things.saveThing, 'signedInElsewhere')]),
    })
    await expect(empty(things.saveThing, { body: { thingId: 'x' } })).rejects.toMatchObject({
      kind: 'signedInElsewhere',
    })
    const redirected = async () => {
      const response = new Response('not here', { status: 404 })
      Object.defineProperty(response, 'url', { value: 'http://service.invalid/Redirect-To-Login?x=1' })
      Object.defineProperty(response, 'redirected', { value: true })
      return response
    }
    const lost = createClient({ ...base, tokens, fetch: redirected })
    await expect(lost(things.saveThing, { body: { thingId: 'x' } })).rejects.toMatchObject({
      kind: 'signedInElsewhere',
    })
    expect(onSignedInElsewhere).toHaveBeenCalledTimes(2)
  })

  it('does not treat its own address as a redirect, whatever it contains', async () => {
    const onSignedInElsewhere = vi.fn()
    const fetch = async (input: RequestInfo | URL) => {
      const response = Response.json({ error_code: 40400, error_msg: '', data: null }, { status: 404 })
      Object.defineProperty(response, 'url', { value: String(input) })
      return response
    }
    const client = createClient({ ...base, fetch, tokens: { getToken: () => 't', onSignedInElsewhere } })
    const call = client(things.readThing, { params: { thingId: 'redirect-to-login' }, query: {} })
    await expect(call).rejects.toMatchObject({ kind: 'missing' })
    expect(onSignedInElsewhere).not.toHaveBeenCalled()
  })

  describe('a busy service', () => {
    const busy = (seconds: string, status = 429) =>
      Response.json(
        { error_code: 42900, error_msg: '太忙', data: null },
        { status, headers: { 'retry-after': seconds } },
      )
    const clientOf = (answers: Response[]) => {
      const fetch = vi.fn(async () => answers.shift() ?? busy('0'))
      return { fetch, client: createClient({ ...base, fetch }) }
    }
    const well = () => Response.json({ error_code: 0, error_msg: '', data: { name: '门' } })
    const input = { params: { thingId: 'x' }, query: {} }

    it('retries reads', async () => {
      const { fetch, client } = clientOf([busy('0'), busy('0', 503), well()])
      expect(await client(things.readThing, input)).toEqual({ name: '门' })
      expect(fetch).toHaveBeenCalledTimes(3)
    })

    it('gives up after the third time, or if the wait is long, and says when', async () => {
      const { fetch, client } = clientOf([])
      await expect(client(things.readThing, input)).rejects.toMatchObject({ kind: 'refused' })
      expect(fetch).toHaveBeenCalledTimes(3)
      const late = clientOf([busy('60')])
      await expect(late.client(things.readThing, input)).rejects.toMatchObject({ retryAfterSeconds: 60 })
      expect(late.fetch).toHaveBeenCalledTimes(1)
    })

    it('never retries writes', async () => {
      const { fetch, client } = clientOf([busy('0')])
      const call = client(things.saveThing, { body: { thingId: 'x' } })
      await expect(call).rejects.toMatchObject({ message: '太忙', retryAfterSeconds: 0 })
      expect(fetch).toHaveBeenCalledTimes(1)
    })
  })
})

it('tells the service, by its signal, of a request that nobody waits for', async () => {
  const sent: (string | null)[] = []
  const answering = mockFetch([answer(things.readThing, { name: '门' })])
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push(new Headers(init?.headers).get(purposeHeader))
    return answering(input, init)
  }
  const call = createClient({ ...base, fetch })
  const input = { params: { thingId: 'door' }, query: {} }
  const [looking, asking] = [new AbortController(), new AbortController()]
  markFollowing(asking.signal)
  await call(things.readThing, input, { signal: looking.signal })
  await call(things.readThing, input, { signal: asking.signal })
  expect(sent).toEqual([null, following])
})

describe('a call that requires proof', () => {
  const proofRequired = refuse(things.saveThing, wireRefusals.proofRequired)
  const saved = answer(things.saveThing, true)
  const save = { body: { thingId: 'door' } }

  function unproven() {
    const calls: RecordedCall[] = []
    let isProven = false
    const respond: typeof saved.respond = (request) => (isProven ? saved : proofRequired).respond(request)
    const fetch = mockFetch([{ ...saved, respond }], calls)
    const confirmPerson = vi.fn(async () => {
      isProven = true
      return 'proven'
    })
    return { calls, fetch, confirmPerson }
  }

  it('is sent again unchanged, with the token of the proof', async () => {
    const { calls, fetch, confirmPerson } = unproven()
    const call = createClient({ ...base, fetch, tokens: { getToken: () => 'open', confirmPerson } })
    expect(await call(things.saveThing, save)).toBe(true)
    expect(confirmPerson).toHaveBeenCalledTimes(1)
    expect(calls.map(({ body }) => body)).toEqual([save.body, save.body])
  })

  it('is refused without proof, or without a way to ask', async () => {
    const { calls, fetch } = unproven()
    const confirmPerson = vi.fn(async () => undefined)
    for (const tokens of [{ getToken: () => 'open', confirmPerson }, { getToken: () => 'open' }]) {
      const call = createClient({ ...base, fetch, tokens })
      await expect(call(things.saveThing, save)).rejects.toMatchObject({
        kind: 'refused',
        code: errorCodes.proofRequired,
      })
    }
    expect(calls).toHaveLength(2)
  })

  it('asks once, however the service answers then', async () => {
    const fetch = mockFetch([proofRequired])
    const confirmPerson = vi.fn(async () => 'proven')
    const call = createClient({ ...base, fetch, tokens: { getToken: () => 'open', confirmPerson } })
    await expect(call(things.saveThing, save)).rejects.toMatchObject({ code: errorCodes.proofRequired })
    expect(confirmPerson).toHaveBeenCalledTimes(1)
  })
})

describe('a call that requests a code, or sends one', () => {
  const codes = contract({
    takeCode: {
      method: 'POST',
      path: '/api/codes',
      summary: 'Takes a code.',
      access: 'public',
      codeChallenge: true,
      body: v.object({ code: v.string() }),
      response: v.literal(true),
    },
  })

  async function challenges(options: Partial<Parameters<typeof createClient>[0]> = {}) {
    const sent: (string | null)[] = []
    const answering = mockFetch([answer(codes.takeCode, true), answer(things.readThing, { name: '门' })])
    const fetch: typeof globalThis.fetch = (input, init) => {
      sent.push(new Headers(init?.headers).get(codeChallengeHeader))
      return answering(input, init)
    }
    const call = createClient({ ...base, fetch, ...options })
    await call(codes.takeCode, { body: { code: '123456' } })
    await call(codes.takeCode, { body: { code: '123456' } })
    await call(things.readThing, { params: { thingId: 'door' }, query: {} })
    return sent
  }

  it('identifies the page, and no other call does', async () => {
    const [first, second, other] = await challenges()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, other]).toEqual([first, null])
  })

  it('sends what identifies the page to the tokens', async () => {
    const known = 'a'.repeat(32)
    const tokens = { getToken: () => undefined, codeChallenge: () => known }
    expect(await challenges({ tokens })).toEqual([known, known, null])
  })
})
