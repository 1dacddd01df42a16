import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/Connection'
import { demo } from '../seed/demo'
import { users } from '../tables'
import { openTestDatabase } from '../testing/servers/openTestDatabase'
import { fillEmpty } from './fillEmpty'
import { greeting } from './greeting'

const origin = 'http://127.0.0.1:3000'
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('names the demo accounts, or says why nobody can sign in', async () => {
  expect(await greeting(database, origin)).toMatch(
    /ready at http:\/\/127.0.0.1:3000\n\n.* empty.*DEMO_DATA=on/s,
  )

  const now = new Date('2026-03-02T01:00:00Z')
  await fillEmpty(database, now)
  expect(await greeting(database, origin)).toContain(`password ${demo.password}:`)
})

it('says nothing about real people', async () => {
  const own = await openTestDatabase()
  const person = { id: 'p', account: 'p', phone: '13900000000', passwordHash: '', createdAt: new Date() }
  await own.connection.insert(users).values(person)
  expect(await greeting(own, origin)).toBe(`Atrium is ready at ${origin}\n\nCtrl+C ends it.`)
  await own.close()
})
