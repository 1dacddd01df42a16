import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openEmbedded } from './openEmbedded'

/** Runs some work and counts the files that it had written to the disk. */
async function countFlushes(work: () => Promise<unknown>): Promise<number> {
  const { fsyncSync } = fs
  let flushes = 0
  fs.fsyncSync = (descriptor) => {
    flushes++
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    fs.fsyncSync = fsyncSync
    syncBuiltinESMExports()
  }
  return flushes
}

it('writes each commit to the disk, and asks before each write whether the directory is held', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'durable-'))
  let checks = 0
  const requireHeld = () => {
    checks++
  }
  try {
    const database = await openEmbedded({ directory, requireHeld })
    const run = (statement: string) => database.connection.execute(sql.raw(statement))
    await run('create table t (n int)')
    checks = 0
    const flushes = await countFlushes(() => run('insert into t values (1)'))
    expect(flushes).toBeGreaterThan(0)
    expect(checks).toBeGreaterThan(flushes)
    expect(await countFlushes(() => run('select n from t'))).toBe(0)
    await database.close()
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
