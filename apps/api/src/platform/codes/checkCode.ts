import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection, Database } from '../database/Connection'
import { sameText } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'
import { Refusal } from '../refusal/Refusal'
import { codeKey, codeProof } from './codeProof'
import type { CodePurpose } from './codePurpose'
import { codeRules } from './codeRules'
import { verificationCodes } from './tables'

interface CodeInput {
  readonly keys: ServiceKeys
  readonly purpose: CodePurpose
  /** The mobile or the address. */
  readonly to: string
  /** The challenge with which the code was requested. The code works for no other page. */
  readonly asker: string | undefined
  readonly code: string
  readonly now: Date
}

/** A correct code. It counts when it is spent, in the transaction of the change that it allows. */
export interface ProvenCode {
  /** @throws Refusal `late` if another call was faster: a code allows one change. */
  spend(db: Connection): Promise<void>
}

/**
 * Checks a code. The attempt is counted first, in its own transaction, so it stays counted whatever the
 * caller refuses later. Of many simultaneous attempts, at most {@link codeRules.mostTries} are compared. It
 * needs the database, which handlers have only in their `first` step and in unmanaged calls.
 *
 * A code is looked up by the page that requested it. A code told to another page is worthless there, and
 * attempts from there don't use up its own.
 *
 * @throws Refusal `wrong`, `late` or `tooManyTries`
 */
export async function checkCode(database: Database, given: CodeInput): Promise<ProvenCode> {
  const { keys, purpose, to, asker, code, now } = given
  const key = codeKey(keys, purpose, to, asker)
  const row = await database.transaction((db) => countTry(db, key))
  if (!row || row.spentAt || row.expiresAt <= now) throw new Refusal(codeRefusals.late)
  if (row.tries > codeRules.mostTries) throw new Refusal(codeRefusals.tooManyTries)
  if (!sameText(row.proof, codeProof(keys, key, row.salt, code))) {
    throw row.tries === codeRules.mostTries
      ? new Refusal(codeRefusals.tooManyTries)
      : new Refusal(codeRefusals.wrong)
  }
  return {
    async spend(db) {
      const same = and(eq(verificationCodes.key, key), eq(verificationCodes.salt, row.salt))
      const spent = await db
        .update(verificationCodes)
        .set({ spentAt: now })
        .where(and(same, isNull(verificationCodes.spentAt)))
        .returning({ key: verificationCodes.key })
      if (spent.length === 0) throw new Refusal(codeRefusals.late)
    },
  }
}

async function countTry(db: Connection, key: string) {
  const own = eq(verificationCodes.key, key)
  const [row] = await db.select().from(verificationCodes).where(own).for('update')
  if (!row) return undefined
  // Capped, so that the number stays small.
  const tries = Math.min(row.tries, codeRules.mostTries) + 1
  await db.update(verificationCodes).set({ tries }).where(own)
  return { ...row, tries }
}
