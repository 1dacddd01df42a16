import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../platform/notifications/tables'
import { users } from '../../platform/people/tables'
import { invitations } from '../invitations/tables'
import { orderItems, orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { fewSeats } from '../seats'
import { licenceRequests, products, seatHoldings } from '../seats/tables'
import { authenticators } from '../secondStep/tables'
import { sessions } from '../session/tables'

/** Columns of a message, with whether its task is done, its company, and the reader's membership there. */
export const messageColumns = (now: Date) => ({
  message: messages,
  isDone: isDone(now),
  company: { name: companies.name, dissolvedAt: companies.dissolvedAt },
  memberId: memberships.userId,
})

const { companyId, subjectId, createdAt, userId } = messages
const mentioned = sql`company_id = ${companyId} and id = ${subjectId}`
/** A person's end before this was moved: they are reminded at most {@link endingDays} before it. */
const remindedEnd = sql`${createdAt} + make_interval(days => ${endingDays}::int)`
/** Reminders of batches come up to a year before; a renewal since then counts whatever its term. */
const renewedBatch = sql`(exists (select 1 from ${products} batch
  where batch.company_id = ${companyId} and batch.main_id = ${subjectId}
    and (batch.end_at is null or batch.end_at > ${createdAt} + make_interval(days => 366)))
  or exists (select 1 from ${orderItems} item
    join ${orders} bought on bought.owner_kind = item.owner_kind and bought.owner_id = item.owner_id
      and bought.order_no = item.order_no
    where item.owner_kind = 'company' and item.owner_id = ${companyId} and item.delivered_to = ${subjectId}
      and item.effect = 'extend' and bought.delivered_at > ${createdAt}))`
const renewedLicence = sql`exists (select 1 from ${orderItems} item
  where item.owner_kind = 'person' and item.owner_id = ${userId} and item.delivered_to = ${subjectId}
    and (item.delivered_until is null or item.delivered_until > ${remindedEnd}))`

/**
 * Whether a message's task has been done meanwhile, by the reader or somebody else, for a query that reads messages.
 * Messages without a task are never done.
 */
const isDone = (now: Date): SQL<boolean> => sql<boolean>`case
  when ${messages.kind} = 'secondStep' then exists (select 1 from ${authenticators} factor
    where factor.user_id = ${userId} and factor.confirmed_at is not null)
  when ${messages.kind} = 'security' then exists (select 1 from ${users} reader
    where reader.id = ${userId} and reader.password_changed_at > ${createdAt})
  when ${subjectId} is null then false
  when ${messages.kind} = 'application' then not exists (select 1 from ${invitations}
    where ${mentioned} and status = 5)
  when ${messages.kind} = 'invitation' then not exists (select 1 from ${invitations}
    where ${mentioned} and status = 4 and expires_at > ${now.toISOString()}::timestamptz)
  when ${messages.kind} = 'licenceRequest' then not exists (select 1 from ${licenceRequests}
    where ${mentioned} and (state = 'waiting' or (state = 'approved' and approved_at <= ${createdAt})))
  when ${messages.kind} in ('renewal', 'product') and ${companyId} is not null then ${renewedBatch}
  when ${messages.kind} = 'renewal' then ${renewedLicence}
  when ${messages.kind} = 'seats' then coalesce((select sum(held.quantity - held.used) > ${fewSeats}
    from ${products} subject
    join ${products} batch on batch.company_id = subject.company_id
      and coalesce(batch.batch_of, batch.main_id) = coalesce(subject.batch_of, subject.main_id)
    join ${seatHoldings} held on held.company_id = batch.company_id and held.main_id = batch.main_id
    where subject.company_id = ${companyId} and subject.main_id = ${subjectId} and not batch.disabled
      and (batch.end_at is null or batch.end_at > ${now.toISOString()}::timestamptz)), false)
  when ${messages.kind} = 'signIn' then not exists (select 1 from ${sessions} visit
    where visit.id = ${subjectId} and visit.user_id = ${userId} and visit.ended_at is null
      and visit.expires_at > ${now.toISOString()}::timestamptz)
  else false end`
