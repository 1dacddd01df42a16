import { and, eq, isNull } from 'drizzle-orm'
import type { Connection, Database } from '../database/Connection'
import { sameText } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'
import { codeKey, codeProof } from './codeProof'
import type { CodePurpose } from './codePurpose'
import { codeRules } from './codeRules'
import { refusals } from './refusals'
import { verificationCodes } from './tables'

interface CodeGiven {
  readonly keys: ServiceKeys
  readonly purpose: CodePurpose
  /** The mobile, or the address. */
  readonly to: string
  /** As it was given when the code was sent: to every other page the code is none. */
  readonly asker: string | undefined
  readonly code: string
  readonly now: Date
}

/** A code that was right. It counts once it is spent, on the transaction of what it allows. */
export interface ProvenCode {
  /** @throws Refusal `late` when another call was faster: a code is good for one change. */
  spend(db: Connection): Promise<void>
}

/**
 * Looks whether a code is right. The try counts before that, in a transaction of its own, so that it stays counted
 * whatever the caller refuses later, and of many tries at once no more than {@link codeRules.mostTries} are looked
 * at. It therefore asks for the database, which handlers have in their `first` step and unmanaged ones only.
 *
 * A code is looked for by who asked for it. So one that was told to somebody else's page is worth nothing there, and
 * tries from there use up none of its own.
 *
 * @throws Refusal `wrong`, `late` or `tooManyTries`
 */
export async function checkCode(database: Database, given: CodeGiven): Promise<ProvenCode> {
  const { keys, purpose, to, asker, code, now } = given
  const key = codeKey(keys, purpose, to, asker)
  const row = await database.transaction((db) => countTry(db, key))
  if (!row || row.spentAt || row.expiresAt <= now) throw refusals.late()
  if (row.tries > codeRules.mostTries) throw refusals.tooManyTries()
  if (!sameText(row.proof, codeProof(keys, key, row.salt, code))) {
    throw row.tries === codeRules.mostTries ? refusals.tooManyTries() : refusals.wrong()
  }
  return {
    async spend(db) {
      const same = and(eq(verificationCodes.key, key), eq(verificationCodes.salt, row.salt))
      const spent = await db
        .update(verificationCodes)
        .set({ spentAt: now })
        .where(and(same, isNull(verificationCodes.spentAt)))
        .returning({ key: verificationCodes.key })
      if (spent.length === 0) throw refusals.late()
    },
  }
}

async function countTry(db: Connection, key: string) {
  const own = eq(verificationCodes.key, key)
  const [row] = await db.select().from(verificationCodes).where(own).for('update')
  if (!row) return undefined
  // No further: the number stays small however often somebody tries.
  const tries = Math.min(row.tries, codeRules.mostTries) + 1
  await db.update(verificationCodes).set({ tries }).where(own)
  return { ...row, tries }
}
