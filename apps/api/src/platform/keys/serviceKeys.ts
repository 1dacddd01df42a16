import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { and, eq } from 'drizzle-orm'
import { base64url } from 'jose'
import * as v from 'valibot'
import type { Connection } from '../database/Connection'
import { StartFailure } from '../process/StartFailure'
import { serviceKeys as table } from './tables'

/**
 * 32 secret bytes for each purpose: signing tokens, opening sealed passwords, proving shared links,
 * encrypting people's secrets, and deriving everything else. Links and secrets have their own keys, so that
 * they survive a change of the others.
 */
export interface ServiceKeys {
  readonly tokens: Uint8Array
  readonly seals: Uint8Array
  readonly derivation: Uint8Array
  readonly links: Uint8Array
  readonly secrets: Uint8Array
}

/**
 * The service's keys: created once, stored in the database, shared by all processes.
 *
 * @param secret the operator's secret that encrypts them in the database; undefined: stored in plain text
 * @throws StartFailure if they are encrypted with another secret
 */
export async function loadServiceKeys(db: Connection, secret?: string): Promise<ServiceKeys> {
  return {
    tokens: await findOrMake(db, 'tokens', secret),
    seals: await findOrMake(db, 'seals', secret),
    derivation: await findOrMake(db, 'derivation', secret),
    links: await findOrMake(db, 'links', secret),
    secrets: await findOrMake(db, 'secrets', secret),
  }
}

/** The id is derived from the purpose, so that of two simultaneous starts, the first key counts. */
async function findOrMake(db: Connection, purpose: keyof ServiceKeys, secret?: string): Promise<Uint8Array> {
  const id = `${purpose}-1`
  const read = () => db.select().from(table).where(eq(table.id, id))
  let [row] = await read()
  if (!row) {
    const material = write(id, randomBytes(32), secret)
    await db.insert(table).values({ id, purpose, material, createdAt: new Date() }).onConflictDoNothing()
    ;[row] = await read()
  }
  if (!row) throw new Error(`The service key ${id} could not be stored.`)
  return open(db, id, row.material, secret)
}

const materialOf = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ key: v.string() }), v.object({ wrapped: v.string(), as: v.optional(v.string()) })]),
)

function write(id: string, key: Uint8Array, secret: string | undefined): string {
  const content =
    secret === undefined
      ? { key: base64url.encode(key) }
      : { wrapped: base64url.encode(wrapKey(secret, id, key)) }
  return JSON.stringify(content)
}

/** The key, which is encrypted from now on if there is a secret. */
async function open(db: Connection, id: string, material: string, secret: string | undefined) {
  const found = v.parse(materialOf, material)
  // A copied key is encrypted under the original's id.
  if ('wrapped' in found) return unwrap(found.as ?? id, found.wrapped, secret)
  const key = base64url.decode(found.key)
  if (secret === undefined) return key
  await db
    .update(table)
    .set({ material: write(id, key, secret) })
    .where(and(eq(table.id, id), eq(table.material, material)))
  return key
}

function unwrap(id: string, wrapped: string, secret: string | undefined): Uint8Array {
  if (secret === undefined) {
    throw new StartFailure('ATRIUM_SECRET is missing, but the keys in this database are wrapped by one.')
  }
  const key = unwrapKey(secret, id, base64url.decode(wrapped))
  if (key) return key
  throw new StartFailure('ATRIUM_SECRET is not the one by which the keys in this database are wrapped.')
}

const context = utf8ToBytes('atrium service key, version 1')
const saltLength = 32
const nonceLength = 12

/** Encrypts a key of the service with the operator's secret: salt, nonce and ciphertext. */
function wrapKey(secret: string, id: string, key: Uint8Array): Uint8Array {
  const salt = randomBytes(saltLength)
  const nonce = randomBytes(nonceLength)
  return concatBytes(salt, nonce, cipher(secret, salt, nonce, id).encrypt(key))
}

/** Undefined if it was encrypted with another secret, or for another id. */
function unwrapKey(secret: string, id: string, wrapped: Uint8Array): Uint8Array | undefined {
  const salt = wrapped.subarray(0, saltLength)
  const nonce = wrapped.subarray(saltLength, saltLength + nonceLength)
  try {
    return cipher(secret, salt, nonce, id).decrypt(wrapped.subarray(saltLength + nonceLength))
  } catch {
    return undefined
  }
}

const cipher = (secret: string, salt: Uint8Array, nonce: Uint8Array, id: string) =>
  gcm(hkdf(sha256, utf8ToBytes(secret), salt, context, 32), nonce, utf8ToBytes(id))
