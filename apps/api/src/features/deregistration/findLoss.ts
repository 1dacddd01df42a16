import type { DeregistrationLoss } from '@atrium/contracts/account/deregistration/contract'
import { and, asc, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { messages } from '../../platform/notifications/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Language } from '../../platform/people/Language'
import { countWaiting } from '../backlog'
import { catalogueProducts } from '../catalogue/tables'
import { countFiles, countShares } from '../disk'
import { meetingApplications, meetings } from '../meetings/tables'
import { orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { inOrder, ownLicences } from '../ownProducts'

interface Whose {
  readonly userId: string
  readonly language: Language
  readonly now: Date
}

/** Everything that ends with a person's account: their own things, and those from companies. */
export async function findLoss(db: Connection, whose: Whose): Promise<DeregistrationLoss> {
  const { userId, now } = whose
  const owner = { kind: 'person', userId } as const
  return {
    companies: await companiesOf(db, userId),
    licences: await licencesOf(db, whose),
    meetings: await meetingsOf(db, whose),
    // Including links to companies' files, which end with the person who shared them.
    shares: await countShares(db, { createdBy: userId }, now),
    orders: await db.$count(orders, and(ofOwner(orders, owner), isNull(orders.deletedAt))),
    invitations: await countWaiting(db, userId, now),
    messages: await db.$count(messages, eq(messages.userId, userId)),
    ...(await countFiles(db, owner)),
  }
}

async function companiesOf(db: Connection, userId: string) {
  const rows = await db
    .select({ name: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.userId, userId), isNull(companies.dissolvedAt)))
    .orderBy(asc(memberships.joinedAt))
  return rows.map(({ name }) => name)
}

type Licence = DeregistrationLoss['licences'][number]

/** Valid licences, in the order of the person's list of products; expired ones can't be lost. */
async function licencesOf(db: Connection, { userId, language, now }: Whose): Promise<Licence[]> {
  const own = ownLicences(db, userId)
  const { isOver, order } = inOrder(own, now)
  const rows = await db
    .with(own)
    .select({
      id: sql<string>`${own.ownedId}`,
      source: sql<Licence['source']>`${own.source}`,
      name: sql<string>`${own.name}`,
      seats: sql<number>`${own.seats}`,
      endAt: sql<string | null>`${own.endAt}`,
      enterpriseName: sql<string | null>`${own.companyName}`,
      texts: catalogueProducts.texts,
    })
    .from(own)
    .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
    .where(not(isOver))
    .orderBy(...order)
  return rows.map(({ texts, name, endAt, ...row }) => ({
    ...row,
    productName: texts?.[language].name ?? name,
    endAt: endAt === null ? null : new Date(endAt).toISOString(),
  }))
}

/** Places at future meetings, and positions on their waiting lists. */
async function meetingsOf(db: Connection, { userId, language, now }: Whose) {
  const rows = await db
    .select({
      id: meetings.id,
      texts: meetings.texts,
      startAt: meetings.startAt,
      state: meetingApplications.state,
    })
    .from(meetingApplications)
    .innerJoin(meetings, eq(meetings.id, meetingApplications.meetingId))
    .where(
      and(
        eq(meetingApplications.userId, userId),
        inArray(meetingApplications.state, ['confirmed', 'waiting']),
        gt(meetings.endAt, now),
      ),
    )
    .orderBy(asc(meetings.startAt), asc(meetings.id))
  return rows.map(({ id, texts, startAt, state }) => ({
    meetingId: id,
    meetingName: texts[language].name,
    startAt: startAt.toISOString(),
    isConfirmed: state === 'confirmed',
  }))
}
