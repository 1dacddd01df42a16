import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Owner } from './Owner'
import { ownerKey } from './ownerKey'

/** The condition that scopes a query to an owner. */
export function ofOwner(table: { ownerKind: PgColumn; ownerId: PgColumn }, owner: Owner) {
  const { ownerKind, ownerId } = ownerKey(owner)
  return and(eq(table.ownerKind, ownerKind), eq(table.ownerId, ownerId))
}
