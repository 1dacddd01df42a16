import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import { ofOwner } from '../owner/ofOwner'
import { ownerOf } from '../owner/ownerKey'
import { objectParts, objects } from './tables'

type StoredObject = typeof objects.$inferSelect

export async function findObject(
  db: Connection,
  owner: Owner,
  name: string,
): Promise<StoredObject | undefined> {
  const [object] = await db
    .select()
    .from(objects)
    .where(and(ofOwner(objects, owner), eq(objects.name, name)))
  return object
}

export async function readContent(db: Connection, object: StoredObject): Promise<Buffer<ArrayBuffer>> {
  const ofObject = and(ofOwner(objectParts, ownerOf(object)), eq(objectParts.name, object.name))
  const parts: Uint8Array[] = []
  for (;;) {
    const [part] = await db
      .select({ content: objectParts.content })
      .from(objectParts)
      .where(and(ofObject, eq(objectParts.position, parts.length)))
    if (!part) return Buffer.concat(parts)
    parts.push(part.content)
  }
}
