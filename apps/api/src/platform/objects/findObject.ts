import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { objects } from './tables'

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
