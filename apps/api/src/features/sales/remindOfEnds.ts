import { usualReminders } from '@atrium/contracts/renewals/contract'
import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { and, eq, exists, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, mailPeople, sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { catalogueProducts } from '../catalogue/tables'
import { orderItems } from '../orders/tables'
import { holdersOf, lockOwner } from '../organisation'
import { companies } from '../organisation/tables'
import { endReminders } from '../renewals/tables'
import { soldAs } from '../seats'
import { products, seatHoldings } from '../seats/tables'

type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const day = 86_400_000
/** Days before an end at which people are reminded of their own licences; they also are at the end. */
const early = [endingDays, 7] as const
/** Days after an end beyond which nobody is reminded. */
const forgotten = 30
const atOnce = 200
/** The earliest that a company can choose, in days. */
const mostDays = 365

/** Reminds buyers of licences that are about to end or have ended: once at each step, however many processes run. */
export async function remindOfEnds(ports: ReminderPorts): Promise<void> {
  try {
    await remindCompanies(ports)
    await remindPersons(ports)
  } catch (error) {
    ports.log({ level: 'error', event: 'remindersFailed', ...describeError(error) })
  }
}

const wire = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const inDays = (now: Date, days: number) => wire(new Date(now.getTime() + days * day))

/** The latest step reached, in days before the end. */
const stepOf = (endAt: SQL, now: Date): SQL => sql`case when ${endAt} <= ${wire(now)} then ${endAt}
  when ${endAt} <= ${inDays(now, early[1])} then ${endAt} - make_interval(days => ${early[1]}::int)
  else ${endAt} - make_interval(days => ${early[0]}::int) end`

const isDue = (endAt: SQL, remindedAt: SQL, now: Date) =>
  and(
    sql`${endAt} <= ${inDays(now, early[0])}`,
    sql`${endAt} > ${inDays(now, -forgotten)}`,
    sql`(${remindedAt} is null or ${remindedAt} < ${stepOf(endAt, now)})`,
  )

/** The company's days for a batch: those of its product, or else those of all products, or else the usual ones. */
const daysOfBatch = sql`coalesce(
  (select own.days from ${endReminders} own where own.company_id = ${products.companyId}
    and own.main_id = coalesce(${products.batchOf}, ${products.mainId})),
  (select every.days from ${endReminders} every where every.company_id = ${products.companyId}
    and every.main_id = ''),
  array[${sql.join([...usualReminders], sql`, `)}]::smallint[])`

/** The latest of a batch's moments that has come, its end included; null: none. */
const stepOfBatch = (now: Date): SQL => sql`(
  select max(${products.endAt} - make_interval(days => before_end::int))
  from unnest(array_append(${daysOfBatch}, 0::smallint)) before_end
  where ${products.endAt} - make_interval(days => before_end::int) <= ${wire(now)})`

/** Only the latest moment counts: after days of rest, nobody gets several reminders of one end. */
async function remindCompanies({ database, clock }: ReminderPorts): Promise<void> {
  const now = clock()
  const due = and(
    isNotNull(products.endAt),
    sql`${products.endAt} > ${inDays(now, -forgotten)}`,
    sql`${products.endAt} <= ${inDays(now, mostDays)}`,
    sql`${stepOfBatch(now)} > coalesce(${products.remindedAt}, '-infinity')`,
    not(products.disabled),
  )
  const found = await database.connection
    .select({ companyId: products.companyId, mainId: products.mainId })
    .from(products)
    .innerJoin(companies, and(eq(companies.id, products.companyId), isNull(companies.dissolvedAt)))
    .where(
      and(
        due,
        exists(
          database.connection
            .select({ one: sql`1` })
            .from(seatHoldings)
            .where(
              and(
                eq(seatHoldings.companyId, products.companyId),
                eq(seatHoldings.mainId, products.mainId),
                gt(seatHoldings.quantity, 0),
              ),
            ),
        ),
      ),
    )
    .limit(atOnce)
  for (const { companyId, mainId } of found)
    await database.transaction(async (db) => {
      await lockOwner(db, { kind: 'company', companyId }, 'alone')
      const ofBatch = and(eq(products.companyId, companyId), eq(products.mainId, mainId))
      const [batch] = await db.update(products).set({ remindedAt: now }).where(and(ofBatch, due)).returning()
      if (!batch?.endAt) return
      const [sale] = await db
        .select({ id: soldAs(db) })
        .from(products)
        .where(ofBatch)
      const names = await namesOf(db, batch.batchOf ?? mainId, batch.name)
      const words = wordsOf(names, batch.endAt, now)
      const userIds = await holdersOf(db, companyId, 'orders')
      await mailPeople(db, { userIds, words, now })
      await sendMessage(db, {
        userIds,
        kind: sale?.id ? 'renewal' : 'product',
        companyId,
        subjectId: mainId,
        now,
        ...words,
      })
    })
}

async function remindPersons({ database, clock }: ReminderPorts): Promise<void> {
  const now = clock()
  const end = sql<string>`max(${orderItems.deliveredUntil})`
  const due = and(
    sql`bool_and(${orderItems.deliveredUntil} is not null)`,
    isDue(end, sql`max(${orderItems.remindedAt})`, now),
  )
  const licences = (db: Connection, of?: SQL) =>
    db
      .select({
        userId: orderItems.ownerId,
        id: sql<string>`${orderItems.deliveredTo}`,
        licenceId: sql<string>`min(${orderItems.mainId})`,
        name: sql<string>`min(${orderItems.productName})`,
        endAt: end,
      })
      .from(orderItems)
      .innerJoin(users, and(eq(users.id, orderItems.ownerId), isNull(users.erasedAt), isNull(users.lockedAt)))
      .where(and(eq(orderItems.ownerKind, 'person'), isNotNull(orderItems.deliveredTo), of))
      .groupBy(orderItems.ownerId, orderItems.deliveredTo)
      .having(due)
      .limit(atOnce)
  for (const { userId, id } of await licences(database.connection))
    await database.transaction(async (db) => {
      await lockOwner(db, { kind: 'person', userId }, 'alone')
      const own = and(
        eq(orderItems.ownerKind, 'person'),
        eq(orderItems.ownerId, userId),
        eq(orderItems.deliveredTo, id),
      )
      const [licence] = await licences(db, own)
      if (!licence) return
      await db.update(orderItems).set({ remindedAt: now }).where(own)
      const names = await namesOf(db, licence.licenceId, licence.name)
      const words = wordsOf(names, new Date(licence.endAt), now)
      await sendMessage(db, { userIds: [userId], kind: 'renewal', subjectId: id, now, ...words })
    })
}

interface Names {
  readonly name: string
  readonly nameEn: string
}

async function namesOf(db: Connection, licenceId: string, name: string): Promise<Names> {
  const [product] = await db
    .select({ texts: catalogueProducts.texts })
    .from(catalogueProducts)
    .where(eq(catalogueProducts.licenceId, licenceId))
  return { name, nameEn: product?.texts.en.name ?? name }
}

function wordsOf({ name, nameEn }: Names, endAt: Date, now: Date): MessageWords {
  if (endAt <= now)
    return {
      title: '授权已到期',
      content: `“${name}”已到期，续费后可继续使用。`,
      titleEn: 'Licences have ended',
      contentEn: `“${nameEn}” has ended. Renew it to go on.`,
    }
  const days = Math.ceil((endAt.getTime() - now.getTime()) / day)
  return {
    title: '授权即将到期',
    content: `“${name}”${days}天后到期。现在续费，有效期从到期日起顺延。`,
    titleEn: 'Licences end soon',
    contentEn: `“${nameEn}” ends in ${days === 1 ? '1 day' : `${days} days`}. Renewed now, it goes on from its end.`,
  }
}
