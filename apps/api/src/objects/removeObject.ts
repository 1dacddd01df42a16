import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { objects } from '../database/schema'

export async function removeObject(db: Connection, companyId: string, name: string): Promise<void> {
  await db.delete(objects).where(and(eq(objects.companyId, companyId), eq(objects.name, name)))
}
