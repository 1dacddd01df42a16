import { contract } from '@atrium/contracts/wire/contract'
import { idempotencyHeader } from '@atrium/contracts/wire/headers'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { implement } from '../../ports/implement'
import { purge } from '../../purge'
import { allRoutes } from '../../routes'
import { auditRows, companies, idempotencyKeys, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { Refusal } from '../refusal/Refusal'

const toys = contract({
  add: {
    method: 'POST',
    path: '/api/toys/add',
    summary: '',
    access: 'user',
    idempotent: true,
    body: v.object({ name: v.string(), size: v.optional(v.number()) }),
    response: v.object({ toyId: v.string() }),
  },
})

let refuses = false
const routes = implement(toys, {
  add: async ({ db, body, now }) => {
    const toyId = crypto.randomUUID()
    await db.insert(companies).values({ id: toyId, name: body.name, account: '', createdAt: now })
    if (refuses) throw new Refusal({ code: 52999, chinese: '不行', english: 'No' })
    return { toyId }
  },
})

let service: TestService
beforeAll(async () => {
  service = await createTestService({ routes })
  const person = { phone: '', passwordHash: '', createdAt: service.clock.now() }
  await service.database.connection.insert(users).values([
    { id: 'one', account: 'one', ...person },
    { id: 'other', account: 'other', ...person },
  ])
})
afterAll(() => service.close())

const add = (key: string, name: string, userId = 'one') =>
  service.request(
    toys.add,
    { body: { name, size: 1 } },
    { as: { userId }, headers: { [idempotencyHeader]: key } },
  )
const countToys = () => service.database.connection.$count(companies)

describe('an idempotent operation', () => {
  it('runs once per key, and repeats its answer, with one audit row', async () => {
    const [toys, audited] = [await countToys(), await service.database.connection.$count(auditRows)]
    const first = await add('key-of-a-ball', 'ball')
    const again = await add('key-of-a-ball', 'ball')
    expect(again.data).toEqual(first.data)
    expect(await countToys()).toBe(toys + 1)
    expect(await service.database.connection.$count(auditRows)).toBe(audited + 1)
  })

  it('runs once for simultaneous calls', async () => {
    const toys = await countToys()
    const answers = await Promise.all([1, 2, 3, 4].map(() => add('key-of-a-race', 'race')))
    expect(new Set(answers.map(({ data }) => data?.toyId)).size).toBe(1)
    expect(await countToys()).toBe(toys + 1)
  })

  it('refuses the key for another input', async () => {
    await add('key-of-a-doll', 'doll')
    expect(await add('key-of-a-doll', 'bear')).toMatchObject({ status: 409, code: 40_900 })
  })

  it('separates the keys of two people', async () => {
    const mine = await add('key-of-a-kite', 'kite')
    const theirs = await add('key-of-a-kite', 'kite', 'other')
    expect(theirs.data).not.toEqual(mine.data)
  })

  it('may be repeated with the same key after a refusal', async () => {
    refuses = true
    expect(await add('key-of-a-train', 'train')).toMatchObject({ code: 52_999 })
    refuses = false
    expect((await add('key-of-a-train', 'train')).data).toBeDefined()
  })

  it.each(['', 'short', 'x'.repeat(65), 'with spaces in it'])(
    'requires a proper key, not %j',
    async (key) => {
      const answer = await add(key, 'ball')
      expect(answer).toMatchObject({ status: 400, code: 40_000 })
    },
  )

  it('forgets a key after a day', async () => {
    await add('key-of-a-boat', 'boat')
    const { connection } = service.database
    const after = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000)
    await purge({ ...service.ports, clock: () => after(23) })
    expect(await connection.$count(idempotencyKeys)).toBeGreaterThan(0)
    await purge({ ...service.ports, clock: () => after(25) })
    expect(await connection.$count(idempotencyKeys)).toBe(0)
  })
})

it('every idempotent operation is one transaction of a known caller, without files', () => {
  for (const { operation, managed } of allRoutes) {
    if (!operation.idempotent) continue
    expect(managed, operation.name).toBe(true)
    expect(operation.effect ?? 'writes', operation.name).toBe('writes')
    expect(operation.access, operation.name).not.toBe('public')
    expect(operation.form ?? operation.answers, operation.name).toBeUndefined()
  }
})
