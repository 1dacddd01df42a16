import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAtOnce } from './endAtOnce'
import { holdFile } from './lock/heldFile'
import type { DirectoryLock } from './lock/lockDirectory'
import { numberOf, readHolder } from './lock/lockHolder'

/**
 * Writes this holder and its number into the database's directory before the database is opened.
 *
 * @returns a function that ends this process unless both lock and database are still its own. It is called
 * before every write to the files, and again when a commit has reached the disk, before it is acknowledged.
 */
export function claimDatabase(directory: string, { holder, isHeld }: DirectoryLock): () => void {
  const path = join(directory, 'holder')
  const former = numberOf(readHolder(path))
  if (former >= holder.number) {
    throw new Error(
      `holder ${former} has opened it after this process, number ${holder.number}, took the lock`,
    )
  }
  const draft = `${path}.${holder.token}`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flush: true })
  const claim = holdFile(draft)
  renameSync(draft, path)
  return () => {
    if (!isHeld() || !claim.isAt(path)) endAtOnce()
  }
}
