import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * A separate empty database on the server of `startPostgres.ts`.
 *
 * @param template the initial state: `atrium_template` is migrated, without it there are no tables
 */
export async function createServerDatabase(template?: 'atrium_template'): Promise<ServerDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined)
    throw new Error('TEST_DATABASE=postgres needs the server that vitest.config.ts starts.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    server,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  )
  return {
    url: new URL(name, server).href,
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('postgres', server).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
