import { eq, ne, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { base64url } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceKeys } from '../../tables'
import { openTestDatabase } from '../../testing/servers/openTestDatabase'
import type { Database } from '../database/Connection'
import { migrationsFolder } from '../database/migrationsFolder'
import { loadServiceKeys } from './serviceKeys'

const secret = 'a-secret-that-nobody-else-could-know'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.connection.delete(serviceKeys)
})

const load = (given?: string) => loadServiceKeys(database.connection, given)
const stored = async () => JSON.stringify(await database.connection.select().from(serviceKeys))

describe('the keys of the service', () => {
  it('are created once, even by simultaneous starts', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => load(secret)))
    for (const keys of all) expect(keys).toEqual(all[0])
    expect(new Set(Object.values(await load(secret)).map(base64url.encode)).size).toBe(5)
  })

  it('are stored encrypted if there is a secret', async () => {
    const keys = await load(secret)
    for (const key of Object.values(keys)) expect(await stored()).not.toContain(base64url.encode(key))
    expect(await load(secret)).toEqual(keys)
  })

  it('stay the same, but encrypted, once there is a secret', async () => {
    const keys = await load()
    expect(await stored()).toContain(base64url.encode(keys.tokens))
    expect(await load(secret)).toEqual(keys)
    for (const key of Object.values(keys)) expect(await stored()).not.toContain(base64url.encode(key))
    expect(await load(secret)).toEqual(keys)
  })

  it('can’t be read without the secret, or with another one', async () => {
    await load(secret)
    await expect(load()).rejects.toThrow(/^ATRIUM_SECRET is missing, .*\.$/)
    await expect(load(`${secret}!`)).rejects.toThrow(/^ATRIUM_SECRET is not the one .*\.$/)
  })

  it('can’t be swapped', async () => {
    await load(secret)
    const [row] = await database.connection.select().from(serviceKeys)
    await database.connection.update(serviceKeys).set({ material: row?.material ?? '' })
    await expect(load(secret)).rejects.toThrow('ATRIUM_SECRET')
  })

  it('sign everybody out when deleted, but keep shared links', async () => {
    const before = await load(secret)
    await database.connection.delete(serviceKeys).where(ne(serviceKeys.purpose, 'links'))
    const after = await load(secret)
    expect(after.links).toEqual(before.links)
    expect(after.derivation).not.toEqual(before.derivation)
  })

  it.each([undefined, secret])(
    'verify links from before they had their own key (secret %s)',
    async (given) => {
      const { derivation } = await load(given)
      await database.connection.delete(serviceKeys).where(eq(serviceKeys.purpose, 'links'))
      const copy = readMigrationFiles({ migrationsFolder }).flatMap(({ sql: statements }) => statements)
      const statement = copy.find((one) => one.includes(`'links-1'`)) ?? ''
      await database.connection.execute(sql.raw(statement))
      expect((await load(secret)).links).toEqual(derivation)
      expect((await load(secret)).links).toEqual(derivation)
    },
  )
})
