import { directoriesOperations } from '@atrium/contracts/directories/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { companies, directories, directoryTokens } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { enterpriseSchema, groupSchema, ownGroupSchema, ownUserSchema, userSchema } from './attributes'
import { newGroup, newUser, openDirectory, patch, sendScim, type TestDirectory } from './testDirectory'

const { companyId, secondCompanyId } = demo
let service: TestService
let directory: TestDirectory
let other: TestDirectory
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
  other = await openDirectory(service, { company: secondCompanyId })
  const user = await directory.send('POST', '/Users', newUser('a'))
  const group = await directory.send('POST', '/Groups', newGroup('目录部门'))
  ids = { user: user.body.id, group: group.body.id }
})
afterAll(() => service.close())

const db = () => service.database.connection

/** Every route with a body that would be right. */
const routes: readonly [string, string, unknown?][] = [
  ['GET', '/ServiceProviderConfig'],
  ['GET', '/ResourceTypes'],
  ['GET', '/ResourceTypes/User'],
  ['GET', '/Schemas'],
  ['GET', `/Schemas/${userSchema}`],
  ['GET', '/Users'],
  ['POST', '/Users', newUser('new')],
  ['POST', '/Users/.search', { schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'] }],
  ['GET', '/Users/{user}'],
  ['PUT', '/Users/{user}', newUser('changed')],
  ['PATCH', '/Users/{user}', patch({ op: 'replace', path: 'title', value: 'x' })],
  ['DELETE', '/Users/{user}'],
  ['GET', '/Groups'],
  ['POST', '/Groups', newGroup('新部门')],
  ['POST', '/Groups/.search', { schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'] }],
  ['GET', '/Groups/{group}'],
  ['PUT', '/Groups/{group}', newGroup('改名部门')],
  ['PATCH', '/Groups/{group}', patch({ op: 'replace', path: 'displayName', value: '改名' })],
  ['DELETE', '/Groups/{group}'],
  [
    'POST',
    '/Bulk',
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [{ method: 'POST', path: '/Users', bulkId: 'b', data: newUser('bulk') }],
    },
  ],
]
const filled = (path: string) => path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '')

describe.each(routes)('%s %s', (method, path, body) => {
  const send = (token: string | undefined) => sendScim(service, token, method, filled(path), body)

  it('refuses strangers, and changes nothing', async () => {
    const { accessToken } = await openDemoSession(service, 'superAdministrator')
    const before = await fingerprint(service.database)
    const tokens = [
      undefined,
      '',
      accessToken,
      'atd_nothing',
      directory.token.slice(0, -1),
      `${directory.token.slice(0, -1)}${directory.token.endsWith('A') ? 'B' : 'A'}`,
      directory.token.replace(companyId, secondCompanyId),
      directory.token.replace('atd_', 'atk_'),
    ]
    for (const token of tokens) {
      const answer = await send(token)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('content-type')).toContain('application/scim+json')
      expect(answer.headers.get('www-authenticate')).toContain('Bearer')
      expect(answer.body).toMatchObject({ status: '401', detail: expect.stringContaining('token') })
    }
    expect(await fingerprint(service.database)).toEqual(before)
  })
})

it.each(routes.filter(([, path]) => path.includes('{')))(
  '%s %s answers another company’s token as if the resource didn’t exist',
  async (method, path, body) => {
    await other.send('GET', '/Users')
    const before = await fingerprint(service.database)
    const answer = await sendScim(service, other.token, method, filled(path), body)
    expect(answer).toMatchObject({ status: 404, body: { status: '404' } })
    expect(await fingerprint(service.database)).toEqual(before)
  },
)

it.each([
  ['PUT', '/Users', 405],
  ['DELETE', '/Users', 405],
  ['POST', '/Users/{user}', 405],
  ['POST', '/Schemas', 405],
  ['GET', '/Bulk', 405],
  ['GET', '/Me', 501],
  ['GET', '/Nothing', 404],
  ['GET', '/Users/{user}/more', 404],
  ['GET', '/Users/nobody', 404],
  ['GET', '/Users/%E0%A4%A', 404],
  ['GET', '/Groups/p.nothing', 404],
  ['GET', '/Schemas/nothing', 404],
  ['GET', '', 404],
])('answers %s %s with %i', async (method, path, status) => {
  const answer = await directory.send(method, filled(path), method === 'GET' ? undefined : newUser('x'))
  expect(answer).toMatchObject({ status, body: { status: String(status), schemas: expect.any(Array) } })
})

it.each([
  ['no JSON', '{', 'invalidSyntax'],
  ['no object', '[]', 'invalidSyntax'],
  ['no schema', '{"userName":"x"}', 'invalidSyntax'],
  ['no userName', JSON.stringify({ schemas: [userSchema] }), 'invalidValue'],
  ['a name that is no object', JSON.stringify(newUser('x', { name: 'x' })), 'invalidValue'],
  ['a zero byte', JSON.stringify(newUser('x\0')), 'invalidValue'],
  ['endless text', JSON.stringify(newUser('x', { title: 'x'.repeat(1001) })), 'invalidValue'],
  [
    'too many values',
    JSON.stringify(newUser('x', { emails: Array.from({ length: 101 }, (_, n) => ({ value: `${n}` })) })),
    'invalidValue',
  ],
])('refuses a body with %s', async (_, body, scimType) => {
  expect(await directory.send('POST', '/Users', body)).toMatchObject({ status: 400, body: { scimType } })
})

it('refuses a body that is too large', async () => {
  const answer = await directory.send('POST', '/Users', newUser('x'.repeat(1024 * 1024)))
  expect(answer).toMatchObject({ status: 413, body: { status: '413' } })
})

it('is closed to pages of other origins', async () => {
  const answer = await sendScim(service, directory.token, 'OPTIONS', '/Users', undefined, {
    origin: 'https://evil.example',
    'access-control-request-method': 'GET',
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

describe('a token', () => {
  const boss = async () => ({
    as: (await openDemoSession(service, 'superAdministrator')).accessToken,
    company: companyId,
  })
  const works = async (token: string) => (await sendScim(service, token, 'GET', '/Users')).status === 200
  const idsOf = async (directoryId: string) => {
    const rows = await db().select().from(directoryTokens).where(eq(directoryTokens.directoryId, directoryId))
    return rows.map(({ id }) => id)
  }

  it('is stored as a digest', async () => {
    expect(JSON.stringify(await db().select().from(directoryTokens))).not.toContain(
      directory.token.slice(-43),
    )
  })

  it('is replaced with an overlap of a day, and expires', async () => {
    const own = await openDirectory(service)
    const [replaces] = await idsOf(own.directoryId)
    const issued = await service.request(
      directoriesOperations.issueDirectoryToken,
      {
        body: {
          enterPriseId: companyId,
          directoryId: own.directoryId,
          tokenName: '新令牌',
          days: 30,
          replaces,
        },
      },
      await boss(),
    )
    const { token } = issued.data
    expect([await works(own.token), await works(token)]).toEqual([true, true])
    service.clock.advance(86_400_000)
    expect([await works(own.token), await works(token)]).toEqual([false, true])
    service.clock.advance(29 * 86_400_000)
    expect(await works(token)).toBe(false)
  })

  it('ends at once by revoking it, ending the directory or dissolving the company', async () => {
    const own = await openDirectory(service)
    const body = { enterPriseId: companyId, directoryId: own.directoryId }
    const [tokenId = ''] = await idsOf(own.directoryId)
    await service.request(
      directoriesOperations.revokeDirectoryToken,
      { body: { ...body, tokenId } },
      await boss(),
    )
    expect(await works(own.token)).toBe(false)
    const ended = await openDirectory(service)
    await ended.send('POST', '/Users', newUser('a'))
    await service.request(
      directoriesOperations.endDirectory,
      { body: { ...body, directoryId: ended.directoryId } },
      await boss(),
    )
    expect(await works(ended.token)).toBe(false)
    const third = await openDirectory(service, { company: secondCompanyId })
    const second = eq(companies.id, secondCompanyId)
    await db().update(companies).set({ dissolvedAt: service.clock.now() }).where(second)
    expect(await works(third.token)).toBe(false)
    await db().update(companies).set({ dissolvedAt: null }).where(second)
    expect(await works(third.token)).toBe(true)
  })

  it('notes its last use, to the minute', async () => {
    const own = await openDirectory(service)
    const listed = async () => {
      const answer = await service.request(
        directoriesOperations.listDirectories,
        { query: { enterPriseId: companyId } },
        await boss(),
      )
      return answer.data.find(({ directoryId }) => directoryId === own.directoryId)
    }
    expect((await listed())?.tokens[0]?.lastUsedAt).toBeNull()
    await own.send('POST', '/Users', newUser('used'))
    expect(await listed()).toMatchObject({
      waiting: 1,
      members: 0,
      tokens: [{ tokenName: '主令牌', lastUsedAt: service.clock.now().toISOString() }],
    })
    const second = await service.request(
      directoriesOperations.listDirectories,
      { query: { enterPriseId: secondCompanyId } },
      { ...(await boss()), company: secondCompanyId },
    )
    expect(second.data.map(({ directoryId }) => directoryId)).not.toContain(own.directoryId)
    expect(
      await db().$count(
        directories,
        and(eq(directories.companyId, companyId), eq(directories.id, own.directoryId)),
      ),
    ).toBe(1)
  })
})

it('describes itself', async () => {
  const config = (await directory.send('GET', '/ServiceProviderConfig')).body
  expect(config).toMatchObject({
    patch: { supported: true },
    bulk: { supported: true, maxOperations: 1000, maxPayloadSize: 1_048_576 },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: true },
    sort: { supported: true },
  })
  const schemas = (await directory.send('GET', '/Schemas')).body
  expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([
    userSchema,
    enterpriseSchema,
    ownUserSchema,
    groupSchema,
    ownGroupSchema,
  ])
})
