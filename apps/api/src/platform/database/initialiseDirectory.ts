import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openEmbedded } from './openEmbedded'

/**
 * Creates an empty database on disk: first in memory, which is several times faster, then all at once under a
 * temporary name, so that an interrupted first start leaves nothing incomplete.
 */
export async function initialiseDirectory(directory: string): Promise<void> {
  const memory = await openEmbedded()
  const template = await memory.dump()
  await memory.close()
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const disk = await openEmbedded({ directory: unfinished, template })
  await disk.close()
  flushTree(unfinished)
  renameSync(unfinished, directory)
  flush(dirname(directory))
}

function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    flush(join(entry.parentPath, entry.name))
  }
  flush(directory)
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
