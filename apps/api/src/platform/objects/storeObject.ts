import { randomBytes } from 'node:crypto'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import { ownerKey } from '../owner/ownerKey'
import type { ReadImage } from './readImage'
import { objectParts, objects } from './tables'

interface NewObject {
  readonly owner: Owner
  readonly audience: 'public' | 'private'
  /** A picture that was encoded again, or a document that only its operation sends. */
  readonly image: Pick<ReadImage, 'bytes'> & { readonly type: string; readonly extension: string }
  readonly now: Date
}

/** Stores a picture in the caller's transaction; returns its name. */
export async function storeObject(db: Connection, { owner, audience, image, now }: NewObject) {
  const name = `${randomBytes(18).toString('base64url')}.${image.extension}`
  const key = { ...ownerKey(owner), name }
  await db.insert(objects).values({ ...key, audience, type: image.type, createdAt: now })
  for (let from = 0; from < image.bytes.length; from += mostInPart) {
    const content = image.bytes.subarray(from, from + mostInPart)
    await db.insert(objectParts).values({ ...key, position: from / mostInPart, content })
  }
  return name
}

/** Bytes written to and read from the database at once. */
const mostInPart = 262_144
