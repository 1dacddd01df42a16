import type { EventPayload, EventTarget, SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import { sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { eventsChannel, type PassingEvent, passingChannel } from './channel'
import { eventCounters, userEvents } from './tables'

type Publication = {
  readonly [T in EventTarget]: {
    readonly userIds: readonly string[]
    readonly target: T
    /** Text for the person, if the target shows one. Default: none. */
    readonly text?: string
    /** Further data that the contract allows; never a secret. Default: nothing. */
    readonly payload?: EventPayload<T>
  }
}[EventTarget]

type EventContent = Omit<Publication, 'userIds'>

/**
 * Sends an event to every open page of these people when the transaction of `db` commits; other pages get it
 * when they reconnect. Call it last in the transaction, because it blocks other events for these people until
 * the commit.
 */
export async function publish(db: Connection, { userIds, ...event }: Publication): Promise<void> {
  await insertEvents(
    db,
    [...new Set(userIds)].map((userId) => ({ userId, sessionId: null })),
    event,
  )
}

/**
 * Sends an event to the pages of these people that are connected when the transaction of `db` commits. It isn't stored
 * and locks nothing, so it suits what changes all the time; a page that is away asks again anyway.
 */
export async function publishInPassing(
  db: Connection,
  publication: Omit<Publication, 'text'>,
): Promise<void> {
  const { target, payload = {} } = publication
  const userIds = [...new Set(publication.userIds)]
  for (let start = 0; start < userIds.length; start += idsPerNotification) {
    const some = userIds.slice(start, start + idsPerNotification)
    const event: PassingEvent = { userIds: some, target, payload }
    await db.execute(sql`select pg_notify(${passingChannel}, ${JSON.stringify(event)})`)
  }
}

/** Notifies the pages of ended sessions; the hub closes their connections. */
export async function publishSessionsEnded(
  db: Connection,
  sessions: readonly { readonly id: string; readonly userId: string }[],
  because: SessionEndedBecause,
): Promise<void> {
  const event = { target: 'OnSessionEnded', payload: { because } } as const
  // A statement assigns one number per person, so each of their sessions needs its own statement.
  for (const round of rounds(sessions)) {
    await insertEvents(
      db,
      round.map(({ id, userId }) => ({ userId, sessionId: id })),
      event,
    )
  }
}

/** The first session of each person, then the second of those who have one, and so on. */
function rounds<T extends { readonly userId: string }>(rows: readonly T[]): T[][] {
  const found: T[][] = []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const count = counts.get(row.userId) ?? 0
    counts.set(row.userId, count + 1)
    found[count] ??= []
    found[count].push(row)
  }
  return found
}

interface Recipient {
  readonly userId: string
  readonly sessionId: string | null
}

const atOnce = 1000

async function insertEvents(
  db: Connection,
  recipients: readonly Recipient[],
  { target, text = '', payload = {} }: EventContent,
): Promise<void> {
  for (let start = 0; start < recipients.length; start += atOnce) {
    const some = recipients.slice(start, start + atOnce)
    // In a fixed order, so that two publications don't deadlock.
    await db.execute(sql`
      with recipient as (
        select * from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r("userId" text, "sessionId" text)
      ), counted as (
        insert into ${eventCounters} (user_id, last_id)
        select "userId", 1 from recipient order by "userId"
        on conflict (user_id) do update set last_id = ${eventCounters}.last_id + 1
        returning user_id, last_id
      )
      insert into ${userEvents} (user_id, id, target, text, payload, session_id)
      select user_id, last_id, ${target}, ${text}, ${JSON.stringify(payload)}::jsonb, "sessionId"
      from counted join recipient on "userId" = user_id`)
    await notify(
      db,
      some.map(({ userId }) => userId),
    )
  }
}

/** A notification holds 8,000 bytes, an id at most 64. */
const idsPerNotification = 100

async function notify(db: Connection, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += idsPerNotification) {
    const ids = userIds.slice(start, start + idsPerNotification).join(',')
    await db.execute(sql`select pg_notify(${eventsChannel}, ${ids})`)
  }
}
