import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../testing/servers/createServerDatabase'
import { spawnService } from '../testing/servers/spawnService'

const role = { name: `stranger_${crypto.randomUUID().slice(0, 8)}`, password: 'secret' }
let database: ServerDatabase
beforeAll(async () => {
  database = await createServerDatabase()
  await administer(`create role ${role.name} login password '${role.password}'`)
})
afterAll(async () => {
  await database.drop()
  await administer(`drop role ${role.name}`, new URL('postgres', database.url).href)
})

async function administer(statement: string, url = database.url) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

it('says in one sentence that its role has no rights in the database', async () => {
  const url = new URL(database.url)
  url.username = role.name
  url.password = role.password
  const ended = await spawnService({ DATABASE_URL: url.href })
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.output).toMatch(
    /^The role of DATABASE_URL may not work in .*permission denied.*: make it the owner .*\.\n$/,
  )
  expect(ended.output).not.toContain(role.password)
})
