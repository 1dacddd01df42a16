import { randomBytes } from 'node:crypto'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import { companies } from '../organisation/tables'
import { directories, directoryTokens } from './tables'

/** The directory whose token a SCIM client sent. */
export interface Directory {
  readonly companyId: string
  readonly directoryId: string
  readonly name: string
  readonly managesGroups: boolean
}

/**
 * 256 random bits after the company's id, so that the token is found among the company's own rows. The prefix lets
 * scanners of source code recognise it.
 */
export const newDirectoryToken = (companyId: string): string =>
  `atd_${companyId}.${randomBytes(32).toString('base64url')}`

/** What is stored of a token. Without the service's own keys, nobody can tell whether a guess is right. */
export const digestOfToken = ({ derivation }: ServiceKeys, token: string): string =>
  mac(derivation, ['directory token', token])

const minute = 60_000

/**
 * The directory of a valid token. Notes when the token was last used.
 *
 * @throws Refusal `tokenUnknown`
 */
export async function findDirectory(
  db: Connection,
  keys: ServiceKeys,
  token: string | undefined,
  now: Date,
): Promise<Directory> {
  const companyId = /^atd_([\w-]{1,64})\.[\w-]{43}$/.exec(token ?? '')?.[1]
  if (token === undefined || companyId === undefined) throw new Refusal(directoriesRefusals.tokenUnknown)
  const digest = digestOfToken(keys, token)
  const [found] = await db
    .select({
      companyId: directories.companyId,
      directoryId: directories.id,
      name: directories.name,
      managesGroups: directories.managesGroups,
      lastUsedAt: directoryTokens.lastUsedAt,
    })
    .from(directoryTokens)
    .innerJoin(
      directories,
      and(
        eq(directories.companyId, directoryTokens.companyId),
        eq(directories.id, directoryTokens.directoryId),
        isNull(directories.endedAt),
      ),
    )
    .innerJoin(companies, and(eq(companies.id, directoryTokens.companyId), isNull(companies.dissolvedAt)))
    .where(
      and(
        eq(directoryTokens.companyId, companyId),
        eq(directoryTokens.digest, digest),
        gt(directoryTokens.endsAt, now),
      ),
    )
  if (!found) throw new Refusal(directoriesRefusals.tokenUnknown)
  const { lastUsedAt, ...directory } = found
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= minute)
    await db
      .update(directoryTokens)
      .set({ lastUsedAt: sql`greatest(${directoryTokens.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(directoryTokens.companyId, companyId), eq(directoryTokens.digest, digest)))
  return directory
}
