import type { deregistrationContract } from '@atrium/features/account/deregistration/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import type { Call } from '../../ports/Call'
import { countWaiting } from '../backlog'
import { countFiles } from '../disk'
import { messages } from '../messages/tables'
import { orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { findBlocks } from './findBlocks'
import { findEnd } from './findEnd'

export async function preview({
  db,
  person,
  now,
}: Call<typeof deregistrationContract.previewDeregistration>) {
  const { userId } = person
  return {
    phone: maskedMobile(await ownMobile(db, userId)),
    blocks: await findBlocks(db, userId, now),
    loss: await countLoss(db, userId, now),
    endsAt: (await findEnd(db, userId))?.toISOString() ?? null,
  }
}

async function countLoss(db: Connection, userId: string, now: Date) {
  const own = and(eq(memberships.userId, userId), isNull(companies.dissolvedAt))
  const joined = await db
    .select({ name: companies.name, licences: memberships.grantCount })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(own)
    .orderBy(asc(memberships.joinedAt))
  return {
    companies: joined.map(({ name }) => name),
    licences: joined.reduce((total, { licences }) => total + licences, 0),
    orders: await db.$count(
      orders,
      and(ofOwner(orders, { kind: 'person', userId }), isNull(orders.deletedAt)),
    ),
    invitations: await countWaiting(db, userId, now),
    messages: await db.$count(messages, eq(messages.userId, userId)),
    ...(await countFiles(db, { kind: 'person', userId })),
  }
}
