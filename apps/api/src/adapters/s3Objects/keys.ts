import type { Owner } from '../../platform/owner/Owner'
import { ownerKey, ownerOf } from '../../platform/owner/ownerKey'

export const uploadsFolder = 'uploads/'
export const objectsFolder = 'objects/'

/** The key of an upload's content; related objects have a suffix. */
export const uploadKey = (uploadId: string): string => uploadsFolder + safe(uploadId)

/** Related objects of an upload: its state, bytes that don't fill a part yet, and its hash. */
export const besideUpload = ['.info', '.part', '.sha256'] as const

export const uploadIdOf = (key: string): string => key.slice(uploadsFolder.length).replace(/\.\w+$/, '')

export function folderOf(owner: Owner): string {
  const { ownerKind, ownerId } = ownerKey(owner)
  return `${objectsFolder}${ownerKind}/${safe(ownerId)}/`
}

export const objectKey = (owner: Owner, sha256: string): string => folderOf(owner) + safe(sha256)

/** Undefined for a key of another kind. */
export function objectOf(key: string): { readonly owner: Owner; readonly sha256: string } | undefined {
  const [, ownerKind, ownerId, sha256] =
    /^objects\/(person|company)\/([\w-]{1,64})\/([0-9a-f]{64})$/.exec(key) ?? []
  if (!ownerId || !sha256) return undefined
  return { owner: ownerOf({ ownerKind: ownerKind === 'person' ? 'person' : 'company', ownerId }), sha256 }
}

/** Prevents a name from leading to another folder. */
function safe(name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Error('That is no name of an object.')
  return name
}
