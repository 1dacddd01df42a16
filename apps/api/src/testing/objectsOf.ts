import type { Owner } from '../platform/owner/Owner'
import type { ObjectStore } from '../ports/ObjectStore'

/** The hashes of all objects of an owner. */
export async function objectsOf(disk: ObjectStore, owner: Owner): Promise<string[]> {
  const found: string[] = []
  for await (const { sha256s } of disk.objects(owner)) found.push(...sha256s)
  return found
}
