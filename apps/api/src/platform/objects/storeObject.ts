import { randomBytes } from 'node:crypto'
import type { Connection } from '../database/Connection'
import type { ReadImage } from './readImage'
import { objects } from './tables'

interface NewObject {
  readonly companyId: string
  readonly audience: 'public' | 'private'
  readonly image: ReadImage
  readonly now: Date
}

/** Keeps a picture, in the caller's transaction; returns its name. */
export async function storeObject(db: Connection, { companyId, audience, image, now }: NewObject) {
  const name = `${randomBytes(18).toString('base64url')}.${image.extension}`
  const { type, bytes: content } = image
  await db.insert(objects).values({ companyId, name, audience, type, content, createdAt: now })
  return name
}

/** Where browsers find a public one, below the service's origin. */
export const publicPath = (companyId: string, name: string): string => `/api/objects/${companyId}/${name}`
