import type { DeregistrationBlock } from '@atrium/contracts/account/deregistration/contract'
import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac, sameText } from '../../platform/keys/mac'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import { deregistrations } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import type { Ports } from '../../ports/Ports'
import { countUnderWay } from '../orders'
import { companies, memberships } from '../organisation/tables'
import { findLoss } from './findLoss'

export async function preview({
  db,
  person,
  language,
  now,
}: Call<typeof deregistrationOperations.previewDeregistration>) {
  const { userId } = person
  return {
    phone: maskedMobile(await ownMobile(db, userId)),
    blocks: await findBlocks(db, userId, now),
    loss: await findLoss(db, { userId, language, now }),
    endsAt: (await findEnd(db, userId))?.toISOString() ?? null,
  }
}

/** When a person's account ends; undefined: they haven't requested it. */
export async function findEnd(db: Connection, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ endsAt: deregistrations.endsAt })
    .from(deregistrations)
    .where(eq(deregistrations.userId, userId))
  return row?.endsAt
}

/** Obstacles that only the person can resolve. */
export async function findBlocks(db: Connection, userId: string, now: Date): Promise<DeregistrationBlock[]> {
  const led = await companiesLedBy(db, userId)
  const orders = await countUnderWay(db, { kind: 'person', userId }, now)
  const found: DeregistrationBlock[] = [
    { kind: 'superAdministrator', count: led.length, companies: led },
    ...orders.map((each) => ({ ...each, companies: [] })),
  ]
  return found.filter(({ count }) => count > 0)
}

const companiesLedBy = (db: Connection, userId: string) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'superAdministrator')))
    .orderBy(asc(companies.name), asc(companies.id))

/** Signs the end of an account without revealing whose it is. */
export const proofOf = ({ keys }: Pick<Ports, 'keys'>, endsAt: string): string =>
  mac(keys.derivation, ['deregistration', endsAt], 16)

/** The end in an address, provided the service signed it and it is in the future. */
export async function readDeregistration({
  ports,
  query: { submitted, proof },
  now,
}: Call<typeof deregistrationOperations.readDeregistration>) {
  const isGenuine = sameText(proof, proofOf(ports, submitted))
  return { endsAt: isGenuine && Date.parse(submitted) > now.getTime() ? submitted : null }
}
