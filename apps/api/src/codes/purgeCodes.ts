import { lt } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { codeQuotas, verificationCodes } from '../database/schema'

const day = 86_400_000

/** Codes that have expired, and quotas of days that are over. */
export async function purgeCodes(db: Connection, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day)
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, yesterday))
  await db.delete(codeQuotas).where(lt(codeQuotas.startedAt, yesterday))
}
