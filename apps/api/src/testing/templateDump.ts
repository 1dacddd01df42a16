import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigratableDatabase } from '../platform/database/Connection'
import { migrationsFolder } from '../platform/database/migrationsFolder'
import { openEmbedded } from '../platform/database/openEmbedded'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/atrium', import.meta.url))

/** A migrated, empty database as a file: made once for each state of the migrations, loaded by every test. */
export async function templateDump(): Promise<Blob> {
  const file = join(cache, `template-${fingerprint()}.tar`)
  if (!existsSync(file)) await make(file)
  return new Blob([readFileSync(file)])
}

async function make(file: string): Promise<void> {
  const database = await openEmbedded()
  await database.migrate()
  await dropOthers(database)
  const dump = await database.dump()
  await database.close()
  mkdirSync(cache, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
  renameSync(unfinished, file)
}

/** The databases that PostgreSQL comes with are half of the files, and take half of the time to load them. */
async function dropOthers({ connection }: MigratableDatabase): Promise<void> {
  await connection.execute('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await connection.execute(`drop database ${name}`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash
    .update(import.meta.resolve('@electric-sql/pglite'))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
}
