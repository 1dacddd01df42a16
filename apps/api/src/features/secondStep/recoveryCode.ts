import { randomBytes } from '@noble/hashes/utils.js'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { recoveryCodes } from './tables'

const howMany = 10
const letters = 10

/** Crockford's alphabet, without letters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Replaces a person's codes with ten new ones, and returns them as people read them. They are shown only once. */
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

/** Whether the code is valid and unused. It is used up, so only one of simultaneous requests succeeds. */
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

/** Five bits of each byte select one of 32 letters, so that all are equally likely. */
const newCode = () => [...randomBytes(letters)].map((byte) => alphabet[byte & 31]).join('')

/** Replaces letters that people read in place of digits. */
const asMeant = (code: string) => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const proofOf = (keys: ServiceKeys, userId: string, code: string) =>
  mac(keys.secrets, ['recovery code', userId, code])
