import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { StandIn } from './StandIn'
import { standInGrants } from './tables'

/** In milliseconds. */
const codeLife = 60_000
const tokenLife = 600_000

const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const later = ({ clock }: StandIn, milliseconds: number) => new Date(clock().getTime() + milliseconds)

interface Granted {
  readonly redirectUri: string
  readonly challenge: string
  readonly name: string
}

/** The code for this grant, valid once and for a minute. */
export async function grant(standIn: StandIn, granted: Granted): Promise<string> {
  const code = newSecret()
  const row = { ...granted, code: hashOf(code), expiresAt: later(standIn, codeLife) }
  await standIn.database.connection.insert(standInGrants).values(row)
  return code
}

interface Exchange {
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

/** A token for a code; undefined if anything is wrong. Using a code twice revokes its token. */
export function exchange(standIn: StandIn, given: Exchange): Promise<string | undefined> {
  return standIn.database.transaction(async (db) => {
    const own = eq(standInGrants.code, hashOf(given.code))
    const [row] = await db.select().from(standInGrants).where(own).for('update')
    if (!row) return undefined
    if (row.token !== null) await db.delete(standInGrants).where(own)
    const isRight =
      row.token === null &&
      row.expiresAt > standIn.clock() &&
      row.redirectUri === given.redirectUri &&
      row.challenge === hashOf(given.verifier)
    return isRight ? makeToken(db, standIn, row.code) : undefined
  })
}

async function makeToken(db: Connection, standIn: StandIn, code: string): Promise<string> {
  const token = newSecret()
  await db
    .update(standInGrants)
    .set({ token: hashOf(token), expiresAt: later(standIn, tokenLife) })
    .where(and(eq(standInGrants.code, code), isNull(standInGrants.token)))
  return token
}

/** The person of a token; undefined if it is invalid or expired. */
export async function nameOf({ database, clock }: StandIn, token: string): Promise<string | undefined> {
  const isGood = and(eq(standInGrants.token, hashOf(token)), gt(standInGrants.expiresAt, clock()))
  const [found] = await database.connection.select().from(standInGrants).where(isGood)
  return found?.name
}

/** The same name is the same account. */
export const subjectOf = (name: string): string => hashOf(`stand-in ${name}`).slice(0, 22)
