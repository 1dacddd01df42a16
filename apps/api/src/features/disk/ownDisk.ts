import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { lockOwner } from '../organisation'

interface Calling {
  readonly db: Connection
  readonly person: { readonly userId: string }
}

/** Whose disk a call is about. */
export const diskOf = ({ person }: Pick<Calling, 'person'>): Owner => ({
  kind: 'person',
  userId: person.userId,
})

/** The same for a change: from here on nobody else changes it, nor counts what it holds. */
export async function holdDisk(call: Calling): Promise<Owner> {
  const owner = diskOf(call)
  await lockOwner(call.db, owner, 'alone')
  return owner
}
