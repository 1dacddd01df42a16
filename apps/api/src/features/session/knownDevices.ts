import { mostDevices } from '@atrium/features/session/contract'
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac, sameText } from '../../platform/keys/mac'
import { randomId } from '../../platform/keys/randomId'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { users } from '../../platform/people/tables'
import { knownDevices } from './tables'

/** A browser that nobody signed in from for so long is a stranger again. */
export const devicesKeptMilliseconds = 180 * 86_400_000

const mostOfPerson = 20

interface DeviceToken {
  readonly id: string
  readonly generation: number
}

export interface KnownDevice {
  readonly id: string
}

/**
 * The device by one of whose tokens the account has signed in before; undefined where there is none, whether or not
 * there is such an account. A used token that comes back is a copy: then the device is a stranger again.
 */
export async function findDevice(
  db: Connection,
  keys: ServiceKeys,
  account: string,
  tokens: readonly string[],
  now: Date,
): Promise<KnownDevice | undefined> {
  const given = tokens.flatMap((token) => readToken(keys, token) ?? [])
  if (given.length === 0) return undefined
  const isRecent = gt(knownDevices.usedAt, new Date(now.getTime() - devicesKeptMilliseconds))
  const ids = given.map(({ id }) => id)
  const rows = await db
    .select({ id: knownDevices.id, generation: knownDevices.generation })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.account, account), inArray(knownDevices.id, ids), isRecent))
  const isNewest = (row: DeviceToken) =>
    given.some(({ id, generation }) => id === row.id && generation === row.generation)
  const copied = rows.filter((row) => !isNewest(row)).map(({ id }) => id)
  if (copied.length > 0) await db.delete(knownDevices).where(inArray(knownDevices.id, copied))
  return rows.find(isNewest)
}

/**
 * Notes that a person signed in from a device, new or known. Answers all the tokens that it keeps from now on: the
 * new one, and those of others who sign in there.
 */
export async function rememberDevice(
  db: Connection,
  keys: ServiceKeys,
  { userId, device, tokens, now }: Remembering,
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
    .values({ id, userId, generation, usedAt: now })
    .onConflictDoUpdate({ target: knownDevices.id, set: { generation, usedAt: now } })
  await forgetOldest(db, userId)
  const others = tokens.filter((token) => ![undefined, id].includes(readToken(keys, token)?.id))
  return [tokenOf(keys, { id, generation }), ...others].slice(0, mostDevices)
}

interface Remembering {
  readonly userId: string
  /** The one that was found, if any. */
  readonly device: KnownDevice | undefined
  /** All that came along. */
  readonly tokens: readonly string[]
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
