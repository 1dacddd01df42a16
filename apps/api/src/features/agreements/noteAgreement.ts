import type { AgreementKind, Occasion } from '@atrium/contracts/agreements/contract'
import type { Connection } from '../../platform/database/Connection'
import { currentVersion } from './standingAt'
import { agreements } from './tables'

interface Agreed {
  readonly userId: string
  readonly kinds: readonly AgreementKind[]
  readonly occasion: Occasion
  readonly now: Date
}

/** Keeps that a person agreed to what is in force, on the transaction of what they agreed by. */
export async function noteAgreement(db: Connection, { userId, kinds, occasion, now }: Agreed): Promise<void> {
  const rows = kinds.map((kind) => ({
    ...{ userId, kind, occasion, at: now },
    version: currentVersion(kind, now).version,
  }))
  await db.insert(agreements).values(rows).onConflictDoNothing()
}

/** What whoever has an account agrees to. */
export const standingKinds = ['userAgreement', 'privacyPolicy'] as const
