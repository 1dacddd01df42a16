import { spentChallenges } from '../../platform/challenges/tables'
import type { Connection } from '../../platform/database/Connection'

/** Marks an id as used; false if it was already. */
export async function useOnce(
  db: Connection,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: number },
): Promise<boolean> {
  const spent = await db
    .insert(spentChallenges)
    .values({ id: `social ${id}`, kind: 'social', expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  return spent.length > 0
}
