import { mostDays } from '@atrium/contracts/borrowing/contract'
import { desc, gt, isNull, or } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { licenceKeys } from './tables'

/** A retired key is published as long as a file signed with it may run, with some days for clocks that are wrong. */
export const keysKeptMilliseconds = (mostDays + 10) * 86_400_000

type LicenceKey = typeof licenceKeys.$inferSelect

/** The key that signs licence files; the first call creates it, and of two at once, one key counts. */
export async function signingKey(
  db: Connection,
  keys: ServiceKeys,
  now: Date,
): Promise<{ readonly kid: string; readonly key: CryptoKey | Uint8Array }> {
  const row = (await findCurrent(db)) ?? (await createKey(db, keys, now))
  const d = new TextDecoder().decode(openAtRest(keys, placeOf(row.id), row.sealed))
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: row.publicKey, d }
  return { kid: row.id, key: await importJWK(jwk, 'EdDSA') }
}

/** All keys that may have signed a file that still runs, the current one first. */
export async function publicKeys(db: Connection, now: Date): Promise<readonly JWK[]> {
  const rows = await db
    .select()
    .from(licenceKeys)
    .where(
      or(
        isNull(licenceKeys.retiredAt),
        gt(licenceKeys.retiredAt, new Date(now.getTime() - keysKeptMilliseconds)),
      ),
    )
    .orderBy(desc(licenceKeys.createdAt))
  return rows.map(({ id, publicKey }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    x: publicKey,
    kid: id,
    use: 'sig',
    alg: 'EdDSA',
  }))
}

/** Files are signed with a new key from now on. */
export async function rotateKey(db: Connection, keys: ServiceKeys, now: Date): Promise<LicenceKey> {
  await db.update(licenceKeys).set({ retiredAt: now }).where(isNull(licenceKeys.retiredAt))
  return createKey(db, keys, now)
}

async function findCurrent(db: Connection): Promise<LicenceKey | undefined> {
  const [row] = await db.select().from(licenceKeys).where(isNull(licenceKeys.retiredAt))
  return row
}

async function createKey(db: Connection, keys: ServiceKeys, now: Date): Promise<LicenceKey> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { d = '' } = await exportJWK(privateKey)
  const { x = '' } = await exportJWK(publicKey)
  const id = randomId()
  const sealed = sealAtRest(keys, placeOf(id), new TextEncoder().encode(d))
  await db.insert(licenceKeys).values({ id, publicKey: x, sealed, createdAt: now }).onConflictDoNothing()
  const row = await findCurrent(db)
  if (!row) throw new Error('The key of licence files could not be stored.')
  return row
}

const placeOf = (id: string) => `licence key ${id}`
