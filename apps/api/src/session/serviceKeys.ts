import { randomBytes } from '@noble/hashes/utils.js'
import { eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../database/Connection'
import { serviceKeys as table } from '../database/schema'

/** 32 secret bytes for each purpose: signing tokens, opening sealed passwords, deriving all the rest. */
export interface ServiceKeys {
  readonly tokens: Uint8Array
  readonly seals: Uint8Array
  readonly derivation: Uint8Array
}

/** The service's own secrets: made once, kept in the database, shared by every process on it. */
export async function loadServiceKeys(db: Connection): Promise<ServiceKeys> {
  return {
    tokens: await findOrMake(db, 'tokens'),
    seals: await findOrMake(db, 'seals'),
    derivation: await findOrMake(db, 'derivation'),
  }
}

/** The id follows from the purpose, so that of two processes starting at once the first one's key counts. */
async function findOrMake(db: Connection, purpose: keyof ServiceKeys): Promise<Uint8Array> {
  const id = `${purpose}-1`
  const read = () => db.select().from(table).where(eq(table.id, id))
  let [row] = await read()
  if (!row) {
    const material = JSON.stringify({ key: base64url.encode(randomBytes(32)) })
    await db.insert(table).values({ id, purpose, material, createdAt: new Date() }).onConflictDoNothing()
    ;[row] = await read()
  }
  if (!row) throw new Error(`The service key ${id} could not be stored.`)
  const { key } = JSON.parse(row.material) as { key: string }
  return base64url.decode(key)
}
