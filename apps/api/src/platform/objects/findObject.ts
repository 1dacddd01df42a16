import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { objectParts, objects } from './tables'

type StoredObject = typeof objects.$inferSelect

export async function findObject(
  db: Connection,
  companyId: string,
  name: string,
): Promise<StoredObject | undefined> {
  const [object] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.companyId, companyId), eq(objects.name, name)))
  return object
}

export async function readContent(
  db: Connection,
  { companyId, name }: StoredObject,
): Promise<Buffer<ArrayBuffer>> {
  const ofObject = and(eq(objectParts.companyId, companyId), eq(objectParts.name, name))
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
