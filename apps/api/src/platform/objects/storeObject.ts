import { randomBytes } from 'node:crypto'
import type { Connection } from '../database/Connection'
import type { ReadImage } from './readImage'
import { objectParts, objects } from './tables'

interface NewObject {
  readonly companyId: string
  readonly audience: 'public' | 'private'
  readonly image: Pick<ReadImage, 'bytes' | 'type' | 'extension'>
  readonly now: Date
}

/** Keeps a picture, in the caller's transaction; returns its name. */
export async function storeObject(db: Connection, { companyId, audience, image, now }: NewObject) {
  const name = `${randomBytes(18).toString('base64url')}.${image.extension}`
  await db.insert(objects).values({ companyId, name, audience, type: image.type, createdAt: now })
  for (let from = 0; from < image.bytes.length; from += mostInPart) {
    const content = image.bytes.subarray(from, from + mostInPart)
    await db.insert(objectParts).values({ companyId, name, position: from / mostInPart, content })
  }
  return name
}

/** Bytes that go to the database, and come from it, at once. */
const mostInPart = 262_144

/** Where browsers find a public one, below the service's origin. */
export const publicPath = (companyId: string, name: string): string => `/api/objects/${companyId}/${name}`
