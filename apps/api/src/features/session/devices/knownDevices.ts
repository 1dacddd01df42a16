import { mostDevices } from '@atrium/contracts/session/contract'
import { and, arrayContains, desc, eq, gt, inArray, not, notInArray, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { mac, sameText } from '../../../platform/keys/mac'
import { randomId } from '../../../platform/keys/randomId'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { users } from '../../../platform/people/tables'
import { knownDevices } from '../tables'
import type { ProvenBrowser } from '../tokens/browserProof'

/** A device without a sign-in for this long is forgotten. */
export const devicesKeptMilliseconds = 180 * 86_400_000

const mostOfPerson = 20

/** More attempts than anybody makes from one device before its tokens change. */
const mostProofs = 200

interface DeviceToken {
  readonly id: string
  readonly generation: number
}

export interface KnownDevice {
  readonly id: string
}

/** The evidence by which a browser may be recognised. */
export interface DeviceMarks {
  /** All device tokens that it holds. */
  readonly tokens: readonly string[]
  /** The key that the browser proved; undefined: none. */
  readonly browser: Pick<ProvenBrowser, 'key' | 'proofDigest'> | undefined
}

/**
 * Finds the device from which the account signed in before, by its key or its newest token. Undefined when there is
 * none, whether or not the account exists. A used token with the device's key means that an answer was lost. Without
 * the key the token is a copy, and the device is forgotten. Each proof works only once.
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

/** False when the proof was used before, so this one is a copy. */
async function spend(db: Connection, { id, spentProofs }: DeviceRow, proof: string): Promise<boolean> {
  const spent = await db
    .update(knownDevices)
    .set({ spentProofs: [...spentProofs, proof].slice(-mostProofs) })
    .where(and(eq(knownDevices.id, id), not(arrayContains(knownDevices.spentProofs, [proof]))))
    .returning({ id: knownDevices.id })
  return spent.length > 0
}

/**
 * Records a sign-in from a new or known device. Returns all tokens that the device holds from now on: the new one, and
 * those of other people who sign in there.
 */
export async function rememberDevice(
  db: Connection,
  keys: ServiceKeys,
  { userId, device, tokens, browser, now }: DeviceSignIn,
): Promise<string[]> {
  const id = device?.id ?? randomId()
  const [row] = await db
    .select({ generation: knownDevices.generation })
    .from(knownDevices)
    .where(and(eq(knownDevices.id, id), eq(knownDevices.userId, userId)))
    .for('update')
  const generation = (row?.generation ?? 0) + 1
  await db
    .insert(knownDevices)
    .values({
      id,
      userId,
      generation,
      usedAt: now,
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

interface DeviceSignIn extends DeviceMarks {
  readonly userId: string
  /** The device that {@link findDevice} found, if any. */
  readonly device: KnownDevice | undefined
  readonly now: Date
}

/** Forgets every device: after a change of password or mobile, or an operator's action. */
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
