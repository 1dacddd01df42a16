import { createHash } from 'node:crypto'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { Refusal } from '../refusal/Refusal'
import { idempotencyKeys as table } from './tables'

/** One call of an idempotent operation, identified by its key. */
export interface KeyedCall {
  readonly companyId: string
  readonly userId: string
  readonly key: string
  readonly operation: string
  readonly input: unknown
  readonly now: Date
}

type Claim = { readonly isFirst: true } | { readonly isFirst: false; readonly answer: unknown }

/** How long an answer is kept for repeated calls. */
export const answersKeptMilliseconds = 24 * 3_600_000

/**
 * Claims the key for this call, inside its transaction. If another call with it is running, this waits for
 * it: if that one was answered, this returns the answer; if it was refused and left nothing behind, this call
 * runs.
 *
 * @throws Refusal if the key was used for another operation or input
 */
export async function claimKey(db: Connection, call: KeyedCall): Promise<Claim> {
  const { companyId, userId, key, operation, now } = call
  const inputHash = hashOf(call.input)
  const claimed = await db
    .insert(table)
    .values({ companyId, userId, key, operation, inputHash, at: now })
    .onConflictDoNothing()
    .returning({ key: table.key })
  if (claimed.length > 0) return { isFirst: true }
  const [row] = await db.select().from(table).where(isCall(call))
  if (row?.operation !== operation || row.inputHash !== inputHash) {
    throw new Refusal(wireRefusals.keyReused)
  }
  return { isFirst: false, answer: row.answer?.data }
}

/** Stores the answer with the key, for repeated calls. */
export async function keepAnswer(db: Connection, call: KeyedCall, data: unknown): Promise<void> {
  await db.update(table).set({ answer: { data } }).where(isCall(call))
}

const isCall = ({ companyId, userId, key }: KeyedCall) =>
  and(eq(table.companyId, companyId), eq(table.userId, userId), eq(table.key, key))

const hashOf = (input: unknown) =>
  createHash('sha256').update(JSON.stringify(input, sorted)).digest('base64url')

/** The order of fields makes no difference. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
