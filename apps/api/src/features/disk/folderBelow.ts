import { findNamed, makeFolder, pathTo, requireDepth } from './nodes'
import { refusals } from './refusals'
import type { DiskCall } from './rights'

interface Place {
  /** The folder to start from. Default: the top. */
  readonly parentId?: string | undefined
  /** Names of folders below it, from the top down. */
  readonly folders: readonly string[]
}

/**
 * The id of the folder that these names lead to; null: the top. Folders that are missing are made.
 * @throws Refusal when a file has the name of one of them, or the folders are too deep
 */
export async function folderBelow(
  call: DiskCall & { readonly now: Date },
  { parentId: from, folders }: Place,
): Promise<string | null> {
  const { db, owner } = call
  let parentId = from ?? null
  requireDepth((await pathTo(db, owner, parentId)).length + folders.length)
  for (const name of folders) {
    const found = await findNamed(db, owner, parentId, name)
    if (found?.kind === 'file') throw refusals.nameTaken(name)
    parentId = found?.id ?? (await makeFolder(call, { parentId, name }))
  }
  return parentId
}
