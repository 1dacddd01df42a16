import { mostDevices } from '@atrium/contracts/session/contract'
import { and, arrayContains, desc, eq, gt, inArray, not, notInArray, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { mac, sameText } from '../../../platform/keys/mac'
import { randomId } from '../../../platform/keys/randomId'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { users } from '../../../platform/people/tables'
import { knownDevices } from '../tables'
import type { ProvenBrowser } from '../tokens/browserProof'

/** A browser that nobody signed in from for so long is a stranger again. */
export const devicesKeptMilliseconds = 180 * 86_400_000

const mostOfPerson = 20

/** More tries than anybody makes at a device between two changes of what is known of it. */
const mostProofs = 200

interface DeviceToken {
  readonly id: string
  readonly generation: number
}

export interface KnownDevice {
  readonly id: string
}

/** What a browser brings by which it may be known. */
export interface DeviceMarks {
  /** All tokens that it keeps. */
  readonly tokens: readonly string[]
  /** Whose key it proved; undefined: none. */
  readonly browser: Pick<ProvenBrowser, 'key' | 'proofDigest'> | undefined
}

/**
 * The device from which the account has signed in before, known by its key or by its newest token; undefined where
 * there is none, whether or not there is such an account. A used token that comes back with the device's key follows
 * a lost answer. Without the key it is a copy: then the device is a stranger again. A proof makes known but once.
 */
export async function findDevice(
  db: Connection,
  keys: ServiceKeys,
  account: string,
  { tokens, browser }: DeviceMarks,
  now: Date,
): Promise<KnownDevice | undefined> {
  const given = tokens.flatMap((token) => readToken(keys, token) ?? [])
  if (given.length === 0 && !browser) return undefined
  const isRecent = gt(knownDevices.usedAt, new Date(now.getTime() - devicesKeptMilliseconds))
  const isNamed = inArray(
    knownDevices.id,
    given.map(({ id }) => id),
  )
  const hasKey = browser && eq(knownDevices.browserKey, browser.key)
  const rows = await db
    .select({
      id: knownDevices.id,
      generation: knownDevices.generation,
      browserKey: knownDevices.browserKey,
      spentProofs: knownDevices.spentProofs,
    })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.account, account), or(isNamed, hasKey), isRecent))
    .orderBy(desc(knownDevices.usedAt))
  const holdsKey = (row: DeviceRow) => browser !== undefined && row.browserKey === browser.key
  const isNewest = (row: DeviceRow) =>
    given.some(({ id, generation }) => id === row.id && generation === row.generation)
  const copied = rows.filter((row) => !holdsKey(row) && !isNewest(row)).map(({ id }) => id)
  if (copied.length > 0) await db.delete(knownDevices).where(inArray(knownDevices.id, copied))
  const byKey = rows.find(holdsKey)
  const isFresh = browser && byKey ? await spend(db, byKey, browser.proofDigest) : false
  return rows.find(isNewest) ?? (isFresh ? byKey : undefined)
}

type DeviceRow = Pick<typeof knownDevices.$inferSelect, 'id' | 'generation' | 'browserKey' | 'spentProofs'>

/** False where the proof was seen before: a copy of it. */
async function spend(db: Connection, { id, spentProofs }: DeviceRow, proof: string): Promise<boolean> {
  const spent = await db
    .update(knownDevices)
    .set({ spentProofs: [...spentProofs, proof].slice(-mostProofs) })
    .where(and(eq(knownDevices.id, id), not(arrayContains(knownDevices.spentProofs, [proof]))))
    .returning({ id: knownDevices.id })
  return spent.length > 0
}

/**
 * Notes that a person signed in from a device, new or known. Answers all the tokens that it keeps from now on: the
 * new one, and those of others who sign in there.
 */
export async function rememberDevice(
  db: Connection,
  keys: ServiceKeys,
  { userId, device, tokens, browser, now }: Remembering,
): Promise<string[]> {
  const id = device?.id ?? randomId()
  const [kept] = await db
    .select({ generation: knownDevices.generation })
    .from(knownDevices)
    .where(and(eq(knownDevices.id, id), eq(knownDevices.userId, userId)))
    .for('update')
  const generation = (kept?.generation ?? 0) + 1
  await db
    .insert(knownDevices)
    .values({
      ...{ id, userId, generation, usedAt: now },
      ...(browser && { browserKey: browser.key, spentProofs: [browser.proofDigest] }),
    })
    .onConflictDoUpdate({
      target: knownDevices.id,
      set: { generation, ...(browser && { browserKey: browser.key }), usedAt: now },
    })
  await forgetOldest(db, userId)
  const others = tokens.filter((token) => ![undefined, id].includes(readToken(keys, token)?.id))
  return [tokenOf(keys, { id, generation }), ...others].slice(0, mostDevices)
}

interface Remembering extends DeviceMarks {
  readonly userId: string
  /** The one that was found, if any. */
  readonly device: KnownDevice | undefined
  readonly now: Date
}

/** After a change of password or number, or an operator's doing, every device is a stranger. */
export async function forgetDevices(db: Connection, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

async function forgetOldest(db: Connection, userId: string): Promise<void> {
  const newest = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.usedAt))
    .limit(mostOfPerson)
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)))
}

const tokenOf = (keys: ServiceKeys, { id, generation }: DeviceToken) =>
  `${id}.${generation}.${mac(keys.derivation, ['device', id, generation])}`

function readToken(keys: ServiceKeys, token: string): DeviceToken | undefined {
  const [, id, generation] = /^([\w-]{1,64})\.([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
  if (id === undefined) return undefined
  const device = { id, generation: Number(generation) }
  return sameText(token, tokenOf(keys, device)) ? device : undefined
}
