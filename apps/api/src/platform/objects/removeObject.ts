import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import { ofOwner } from '../owner/ofOwner'
import { objects } from './tables'

/** Removes an unused picture, in the caller's transaction. */
export async function removeObject(db: Connection, owner: Owner, name: string): Promise<void> {
  await db.delete(objects).where(and(ofOwner(objects, owner), eq(objects.name, name)))
}
