import { randomBytes } from '@noble/hashes/utils.js'
import { and, count, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '../../platform/credentials/tables'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

const howMany = 10
const letters = 10

/** Crockford's: none that looks like another one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten new codes, in place of those before: as one reads them, this once. */
export async function makeRecoveryCodes(
  db: Connection,
  keys: ServiceKeys,
  userId: string,
  madeAt: Date,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, proof: proofOf(keys, userId, code), madeAt }))
  await db.insert(recoveryCodes).values(rows)
  return codes.map((code) => `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`)
}

interface CodeGiven {
  readonly keys: ServiceKeys
  readonly userId: string
  readonly code: string
  readonly now: Date
}

/** Whether the code is one that wasn't used. Of many that come at once one gets it. */
export async function takeRecoveryCode(
  db: Connection,
  { keys, userId, code, now }: CodeGiven,
): Promise<boolean> {
  const proof = proofOf(keys, userId, asMeant(code))
  const same = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.proof, proof))
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(same, isNull(recoveryCodes.usedAt)))
    .returning({ proof: recoveryCodes.proof })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Connection, userId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const [left] = await db.select({ rows: count() }).from(recoveryCodes).where(unused)
  return left?.rows ?? 0
}

/** 32 letters: five bits of each byte, so that each is as likely as any other. */
const newCode = () => [...randomBytes(letters)].map((byte) => alphabet[byte & 31]).join('')

/** As people read what they wrote down. */
const asMeant = (code: string) => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const proofOf = (keys: ServiceKeys, userId: string, code: string) =>
  mac(keys.secrets, ['recovery code', userId, code])
