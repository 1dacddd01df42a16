import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { describeError } from './describeError'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

it('names what the database refused, but none of the values', async () => {
  const { connection } = service.database
  const person = {
    id: 'a',
    account: 'secret-account',
    phone: '',
    passwordHash: 'secret-hash',
    createdAt: new Date(),
  }
  const twice = connection.insert(users).values([person, person])
  const cast = connection.execute(sql`select ${'secret-number'}::integer`)
  const errors = (await Promise.allSettled([twice, cast])).map((result) =>
    result.status === 'rejected' ? describeError(result.reason) : undefined,
  )
  expect(errors).toMatchObject([
    { error: 'DatabaseError', code: '23505' },
    { error: 'DatabaseError', code: '22P02' },
  ])
  expect(JSON.stringify(errors)).not.toContain('secret')
})
