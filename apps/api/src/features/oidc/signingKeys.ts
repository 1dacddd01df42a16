import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { oidcKeys } from './tables'

type SigningKey = typeof oidcKeys.$inferSelect

const algorithms = ['RS256', 'ES256'] as const

/** ID tokens live for an hour, and a logout may quote one for as long as a session lasts. */
export const signingKeysKeptMilliseconds = 31 * 86_400_000

/**
 * New keys are published this long before they sign: other processes learn of them within 30 seconds, and clients that
 * just fetched the keys fetch them again only after a minute.
 */
export const signingKeysAheadMilliseconds = 120_000

/** Private keys as JWKs, those that sign first. The first call creates them; of two at once, one key of each counts. */
export async function signingKeys(db: Connection, keys: ServiceKeys, now: Date): Promise<readonly JWK[]> {
  for (const algorithm of algorithms) {
    if (!(await findCurrent(db, algorithm))) await createKey(db, keys, algorithm, now)
  }
  const rows = await db
    .select()
    .from(oidcKeys)
    .where(
      or(
        isNull(oidcKeys.retiredAt),
        gt(oidcKeys.retiredAt, new Date(now.getTime() - signingKeysKeptMilliseconds)),
      ),
    )
    .orderBy(
      desc(lte(oidcKeys.createdAt, new Date(now.getTime() - signingKeysAheadMilliseconds))),
      desc(oidcKeys.algorithm),
      desc(oidcKeys.createdAt),
    )
  return rows.map((row) => ({
    ...row.publicJwk,
    ...JSON.parse(new TextDecoder().decode(openAtRest(keys, placeOf(row.id), row.sealed))),
    kid: row.id,
    use: 'sig',
    alg: row.algorithm,
  }))
}

/** New tokens are soon signed with new keys; those before stay published as long as their tokens count. */
export async function rotateSigningKeys(
  db: Connection,
  keys: ServiceKeys,
  now: Date,
): Promise<readonly string[]> {
  await db.update(oidcKeys).set({ retiredAt: now }).where(isNull(oidcKeys.retiredAt))
  const created: string[] = []
  for (const algorithm of algorithms) created.push(await createKey(db, keys, algorithm, now))
  return created
}

async function findCurrent(db: Connection, algorithm: SigningKey['algorithm']) {
  const [row] = await db
    .select({ id: oidcKeys.id })
    .from(oidcKeys)
    .where(and(eq(oidcKeys.algorithm, algorithm), isNull(oidcKeys.retiredAt)))
  return row
}

async function createKey(
  db: Connection,
  keys: ServiceKeys,
  algorithm: SigningKey['algorithm'],
  now: Date,
): Promise<string> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const privateJwk = await exportJWK(pair.privateKey)
  const id = randomId()
  const secret = Object.fromEntries(Object.entries(privateJwk).filter(([name]) => !(name in publicJwk)))
  const sealed = sealAtRest(keys, placeOf(id), new TextEncoder().encode(JSON.stringify(secret)))
  await db
    .insert(oidcKeys)
    .values({ id, algorithm, publicJwk: { ...publicJwk }, sealed, createdAt: now })
    .onConflictDoNothing()
  return id
}

const placeOf = (id: string) => `oidc key ${id}`
