import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigratableDatabase } from '../../platform/database/Connection'
import { migrationsFolder } from '../../platform/database/migrationsFolder'
import { openEmbedded } from '../../platform/database/openEmbedded'
import type { KeptFile } from './CopiedFiles'

const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/atrium', import.meta.url))

/** The files of a migrated, empty database, created once per state of the migrations. */
export async function templateFiles(): Promise<readonly KeptFile[]> {
  const directory = join(cache, `template-${fingerprint()}`)
  if (!existsSync(directory)) await make(directory)
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const file = join(directory, path)
      const { mode } = statSync(file)
      return { path, mode, ...(!statSync(file).isDirectory() && { content: readFileSync(file) }) }
    })
}

/** On disk, closed properly: otherwise it would be recovered on each open. */
async function make(directory: string): Promise<void> {
  const memory = await openEmbedded()
  await memory.migrate()
  await dropOthers(memory)
  const unfinished = `${directory}.${randomUUID()}`
  mkdirSync(unfinished, { recursive: true })
  const disk = await openEmbedded({ directory: unfinished, template: await memory.dump() })
  await memory.close()
  await disk.close()
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(directory)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** PostgreSQL's initial databases are half of the files, and take half of the loading time. */
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
