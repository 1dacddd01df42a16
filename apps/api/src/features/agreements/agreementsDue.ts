import type { StandingKind } from '@atrium/contracts/agreements/contract'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { standingKinds } from './noteAgreement'
import { currentVersion } from './standingAt'
import { agreements } from './tables'

/** What a person is to be asked about: what is in force, and they haven't agreed to. */
export async function agreementsDue(db: Connection, userId: string, now: Date): Promise<StandingKind[]> {
  const agreed = await db
    .select({ kind: agreements.kind, version: agreements.version })
    .from(agreements)
    .where(eq(agreements.userId, userId))
  return standingKinds.filter((kind) => {
    const { version } = currentVersion(kind, now)
    return !agreed.some((row) => row.kind === kind && row.version === version)
  })
}
