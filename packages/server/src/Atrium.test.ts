import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Atrium, AtriumError, type CreateEmbedToken } from '.'

const key = 'atk_test-key'
const service = 'https://account.example/centre/'
const token = { token: 't', expiresAt: '2026-03-02T01:10:00.000Z', scopes: ['departments:read'] }
const wanted: CreateEmbedToken = {
  person: { id: 'user-1' },
  companyId: 'company-1',
  scopes: ['departments:read'],
  origin: 'https://www.example.com',
}

const succeeded = () => Response.json({ error_code: 0, error_msg: '', data: token })

function atriumOn(fetch: typeof globalThis.fetch, timeout?: number) {
  return new Atrium({ service, key, fetch, timeout })
}

async function failureOf(fetch: typeof globalThis.fetch, timeout?: number): Promise<AtriumError> {
  const error: unknown = await atriumOn(fetch, timeout)
    .embedTokens.create(wanted)
    .catch((thrown: unknown) => thrown)
  if (error instanceof AtriumError) return error
  throw new Error(`Not an AtriumError: ${String(error)}`)
}

it('sends the key and what is wanted, below the path of the service', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => succeeded())
  expect(await atriumOn(fetch).embedTokens.create(wanted)).toEqual(token)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://account.example/centre/v1/embed-tokens')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', body: JSON.stringify(wanted) })
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${key}`)
})

describe('an error', () => {
  it.each([
    [401, 55900, 'key'],
    [403, 55903, 'refused'],
    [409, 55909, 'refused'],
    [400, 40000, 'invalid'],
    [429, 42903, 'busy'],
    [503, 50300, 'busy'],
    [500, 50000, 'unavailable'],
  ] as const)('of status %i and code %i is %s', async (status, code, kind) => {
    const headers = { 'x-request-id': 'r-1', 'retry-after': '5' }
    const answer = () =>
      Response.json({ error_code: code, error_msg: 'Because.', data: null }, { status, headers })
    const error = await failureOf(async () => answer())
    expect(error).toMatchObject({
      kind,
      status,
      code,
      message: 'Because.',
      requestId: 'r-1',
      retryAfterSeconds: 5,
    })
  })

  it('of a rule answered with 200 is refused', async () => {
    const answer = Response.json({ error_code: 55910, error_msg: 'No.', data: null })
    expect(await failureOf(async () => answer)).toMatchObject({ kind: 'refused', code: 55910 })
  })

  it('of a proxy has no message of the service', async () => {
    const error = await failureOf(async () => new Response('<html>', { status: 502 }))
    expect(error).toMatchObject({ kind: 'unavailable', status: 502, code: undefined })
    expect(error.message).toContain('502')
  })

  it('says that the address is not the service', async () => {
    expect((await failureOf(async () => new Response('<html>'))).message).toContain('`service`')
    const other = atriumOn(async () => Response.json({ error_code: 0, data: {} })).embedTokens.create(wanted)
    await expect(other).rejects.toThrow('`service`')
  })

  it('contains no key', async () => {
    const error = await failureOf(async () => {
      throw new TypeError('fetch failed')
    })
    expect(JSON.stringify([error.message, error, String(error.cause)])).not.toContain(key)
  })
})

describe('a network failure', () => {
  const failing = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } })

  it('is tried again if nothing was sent', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(failing('ECONNREFUSED'))
      .mockRejectedValueOnce(failing('ENOTFOUND'))
      .mockResolvedValueOnce(succeeded())
    expect(await atriumOn(fetch).embedTokens.create(wanted)).toEqual(token)
  })

  it('is given up after three attempts', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(failing('ECONNREFUSED'))
    expect((await failureOf(fetch)).kind).toBe('offline')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('is not tried again if the request may have arrived', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(failing('ECONNRESET'))
    expect((await failureOf(fetch)).kind).toBe('offline')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('with a real server', () => {
  let server: Server | undefined
  afterEach(() => server?.closeAllConnections())

  async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(answer as never)
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('ends in time when the service is silent, before and within its answer', async () => {
    const silent = await serve((() => undefined) as never)
    const create = (at: string) => new Atrium({ service: at, key, timeout: 100 }).embedTokens.create(wanted)
    await expect(create(silent)).rejects.toMatchObject({ kind: 'timeout' })
    const slow = await serve(((
      _: unknown,
      response: { writeHead(s: number): { write(t: string): void } },
    ) => {
      response.writeHead(200).write('{"error_code":')
    }) as never)
    await expect(create(slow)).rejects.toMatchObject({ kind: 'timeout' })
  })
})

describe('its options', () => {
  it.each([
    ['http://account.example', key],
    ['account.example', key],
    ['', key],
    [service, ''],
    [service, 'a key'],
  ])('must be usable: not %j with %j', (at, own) => {
    expect(() => new Atrium({ service: at, key: own })).toThrow(TypeError)
  })

  it('are refused in a browser', () => {
    vi.stubGlobal('document', {})
    expect(() => new Atrium({ service, key })).toThrow('server')
    vi.unstubAllGlobals()
  })
})
