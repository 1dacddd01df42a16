import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAtOnce } from './endAtOnce'
import { holdFile } from './heldFile'
import type { DirectoryLock } from './lockDirectory'
import { numberOf, readHolder } from './lockHolder'

/**
 * Writes this holder and its number into the directory of the database, before that is opened.
 *
 * @returns what ends this process unless both the lock and the database are its own still. It is asked before every
 * write to the files, and again when a commit has reached the disk, before anybody hears of it.
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
