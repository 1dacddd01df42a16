import { mostTokens, overlapHours } from '@atrium/contracts/directories/contract'
import type { directoriesOperations } from '@atrium/contracts/directories/policy'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { digestOfToken, newDirectoryToken } from './directoryToken'
import { holdDirectory } from './manageDirectories'
import { directoryTokens } from './tables'

const hour = 3_600_000
const day = 24 * hour

export async function issueDirectoryToken(call: Call<typeof directoriesOperations.issueDirectoryToken>) {
  const { db, company, body, now, ports } = call
  const { companyId } = company
  const { directoryId, tokenName, days, replaces } = body
  const directory = await holdDirectory(db, companyId, directoryId)
  const own = and(eq(directoryTokens.companyId, companyId), eq(directoryTokens.directoryId, directoryId))
  await db.delete(directoryTokens).where(and(own, lte(directoryTokens.endsAt, now)))
  if (replaces) await endSoon(db, { companyId, directoryId, tokenId: replaces, now })
  // A replaced token isn't counted, because it ends within a day.
  const lasting = and(own, gt(directoryTokens.endsAt, new Date(now.getTime() + overlapHours * hour)))
  if ((await db.$count(directoryTokens, lasting)) >= mostTokens)
    throw new Refusal(directoriesRefusals.tooManyTokens)
  const token = newDirectoryToken(companyId)
  const row = {
    id: randomId(),
    name: tokenName,
    createdAt: now,
    endsAt: new Date(now.getTime() + days * day),
  }
  await db
    .insert(directoryTokens)
    .values({ ...row, companyId, directoryId, digest: digestOfToken(ports.keys, token) })
  call.audit({ directoryId, tokenId: row.id, replaces, after: { directoryName: directory.name, tokenName } })
  return { token, endsAt: row.endsAt.toISOString() }
}

export async function revokeDirectoryToken(call: Call<typeof directoriesOperations.revokeDirectoryToken>) {
  const { db, company, body } = call
  const { companyId } = company
  const { directoryId, tokenId } = body
  const directory = await holdDirectory(db, companyId, directoryId)
  const [revoked] = await db
    .delete(directoryTokens)
    .where(ofToken({ companyId, directoryId, tokenId }))
    .returning({ name: directoryTokens.name })
  if (!revoked) throw new Refusal(directoriesRefusals.tokenMissing)
  call.audit({ directoryId, tokenId, before: { directoryName: directory.name, tokenName: revoked.name } })
  return true as const
}

interface Token {
  readonly companyId: string
  readonly directoryId: string
  readonly tokenId: string
}

const ofToken = ({ companyId, directoryId, tokenId }: Token) =>
  and(
    eq(directoryTokens.companyId, companyId),
    eq(directoryTokens.directoryId, directoryId),
    eq(directoryTokens.id, tokenId),
  )

/** The replaced token works until its client has the new one. */
async function endSoon(db: Connection, { now, ...token }: Token & { readonly now: Date }): Promise<void> {
  const [replaced] = await db
    .select({ endsAt: directoryTokens.endsAt })
    .from(directoryTokens)
    .where(ofToken(token))
    .for('update')
  if (!replaced) throw new Refusal(directoriesRefusals.tokenMissing)
  const ends = new Date(Math.min(replaced.endsAt.getTime(), now.getTime() + overlapHours * hour))
  await db.update(directoryTokens).set({ endsAt: ends }).where(ofToken(token))
}
