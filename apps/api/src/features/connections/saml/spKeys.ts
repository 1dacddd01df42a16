import { asc, desc, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { makeCertificate } from '../../../platform/keys/makeCertificate'
import { randomId } from '../../../platform/keys/randomId'
import { openAtRest, sealAtRest } from '../../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { samlKeys } from './tables'

export interface SpKey {
  readonly id: string
  readonly certificatePem: string
  /** PKCS #8. */
  readonly privatePem: string
  readonly createdAt: Date
  readonly retiredAt: Date | null
}

const day = 86_400_000

/**
 * Administrators give our metadata to their identity providers by hand. After a rotation, the former key signs requests
 * for this long, because identity providers know the new one only then.
 */
export const samlOverlapMilliseconds = 30 * day

/** Former keys decrypt for this long: identity providers encrypt for them until they have our new metadata. */
export const samlKeysKeptMilliseconds = 400 * day

const yearsOfCertificate = 10
/**
 * The one that signs now comes first. The first call creates a key; of two at once, one counts.
 */
export async function spKeys(
  db: Connection,
  keys: ServiceKeys,
  now: Date,
): Promise<readonly [SpKey, ...SpKey[]]> {
  let found = await readKeys(db, keys, now)
  if (found.length === 0) {
    await createKey(db, keys, now)
    found = await readKeys(db, keys, now)
  }
  const overlapping = found
    .filter(({ retiredAt }) => retiredAt && now.getTime() - retiredAt.getTime() < samlOverlapMilliseconds)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const first = overlapping[0] ?? found[0]
  if (!first) throw new Error('The key for SAML could not be stored.')
  return [first, ...found.filter(({ id }) => id !== first.id)]
}

/** Publishes a new key. Answers may be encrypted for it at once; it signs after the overlap. */
export async function rotateSpKey(db: Connection, keys: ServiceKeys, now: Date): Promise<string> {
  await db.update(samlKeys).set({ retiredAt: now }).where(isNull(samlKeys.retiredAt))
  return createKey(db, keys, now)
}

async function readKeys(db: Connection, keys: ServiceKeys, now: Date): Promise<readonly SpKey[]> {
  const kept = new Date(now.getTime() - samlKeysKeptMilliseconds)
  const rows = await db
    .select()
    .from(samlKeys)
    .where(or(isNull(samlKeys.retiredAt), gt(samlKeys.retiredAt, kept)))
    .orderBy(desc(samlKeys.createdAt), asc(samlKeys.id))
  return rows.map(({ id, certificate, sealed, createdAt, retiredAt }) => ({
    id,
    certificatePem: certificate,
    privatePem: new TextDecoder().decode(openAtRest(keys, placeOf(id), sealed)),
    createdAt,
    retiredAt,
  }))
}

async function createKey(db: Connection, keys: ServiceKeys, now: Date): Promise<string> {
  const id = randomId()
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(now.getUTCFullYear() + yearsOfCertificate)
  const { certificatePem, privatePem } = await makeCertificate({
    name: 'Atrium SAML',
    notBefore: new Date(now.getTime() - day),
    notAfter,
  })
  const sealed = sealAtRest(keys, placeOf(id), new TextEncoder().encode(privatePem))
  const row = { id, certificate: certificatePem, sealed, createdAt: now }
  await db.insert(samlKeys).values(row).onConflictDoNothing()
  return id
}

const placeOf = (id: string) => `saml key ${id}`
