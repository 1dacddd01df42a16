import { randomBytes } from '@noble/hashes/utils.js'
import { eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Database } from '../database/Connection'
import { serviceKeys as table } from '../database/schema'

/** 32 secret bytes for each purpose: signing tokens, opening sealed passwords, deriving all the rest. */
export interface ServiceKeys {
  readonly tokens: Uint8Array
  readonly seals: Uint8Array
  readonly derivation: Uint8Array
}

const known = new WeakMap<Database, Promise<ServiceKeys>>()

/** The service's own secrets: made once, kept in the database, shared by every process on it. */
export function serviceKeys(database: Database): Promise<ServiceKeys> {
  const cached = known.get(database)
  if (cached) return cached
  const loading = load(database)
  known.set(database, loading)
  loading.catch(() => known.delete(database))
  return loading
}

async function load(database: Database): Promise<ServiceKeys> {
  return {
    tokens: await findOrMake(database, 'tokens'),
    seals: await findOrMake(database, 'seals'),
    derivation: await findOrMake(database, 'derivation'),
  }
}

/** The id follows from the purpose, so that of two processes starting at once the first one's key counts. */
async function findOrMake({ connection }: Database, purpose: keyof ServiceKeys): Promise<Uint8Array> {
  const id = `${purpose}-1`
  const read = () => connection.select().from(table).where(eq(table.id, id))
  let [row] = await read()
  if (!row) {
    const material = JSON.stringify({ key: base64url.encode(randomBytes(32)) })
    await connection
      .insert(table)
      .values({ id, purpose, material, createdAt: new Date() })
      .onConflictDoNothing()
    ;[row] = await read()
  }
  if (!row) throw new Error(`The service key ${id} could not be stored.`)
  const { key } = JSON.parse(row.material) as { key: string }
  return base64url.decode(key)
}
