import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, asc, eq, gte, inArray, ne, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { holdersOf, refreshMenuCounts } from '../organisation'
import { memberships } from '../organisation/tables'
import { dayOf } from '../use'
import { requestDelegations } from './tables'

/** Longest time in days for which somebody may be represented. */
const mostDays = 366

/** Delegations that aren't over, from and to the caller, and the people whom they may name. */
export async function listRequestDelegations(
  call: Call<typeof licenceRequestsOperations.listRequestDelegations>,
) {
  const { db, company, person, now } = call
  const { companyId } = company
  const rows = await db
    .select()
    .from(requestDelegations)
    .where(
      and(
        eq(requestDelegations.companyId, companyId),
        or(eq(requestDelegations.userId, person.userId), eq(requestDelegations.delegateId, person.userId)),
        gte(requestDelegations.endsOn, dayOf(now)),
      ),
    )
    .orderBy(asc(requestDelegations.startsOn), asc(requestDelegations.userId))
  const holders = await holdersOf(db, companyId, 'authorisation')
  const possible = new Set(await findPossible(call))
  const names = await db
    .select({ userId: memberships.userId, realName: memberships.name, phone: memberships.phone })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(memberships.userId, [...holders, ...rows.flatMap((row) => [row.userId, row.delegateId])]),
        ne(memberships.userId, person.userId),
      ),
    )
    .orderBy(asc(memberships.name), asc(memberships.userId))
  const holding = new Set(holders)
  const nameOf = new Map(names.map(({ userId, realName }) => [userId, realName]))
  const today = dayOf(now)
  const asDelegation = (row: (typeof rows)[number], userId: string) => ({
    userId,
    realName: nameOf.get(userId) ?? '',
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    isActive: row.startsOn <= today,
    /** A delegate who may not answer requests any more answers none. */
    isAble: holding.has(row.userId) && holding.has(row.delegateId),
  })
  const given = rows.find((row) => row.userId === person.userId)
  return {
    ownDelegation: given ? asDelegation(given, given.delegateId) : null,
    received: rows
      .filter((row) => row.delegateId === person.userId)
      .map((row) => asDelegation(row, row.userId)),
    possibleDelegates: names.filter(({ userId }) => possible.has(userId)),
  }
}

/** Names the caller's delegate, instead of an earlier one. */
export async function setRequestDelegation(
  call: Call<typeof licenceRequestsOperations.setRequestDelegation>,
) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { delegateId, startsOn, endsOn } = body
  if (!(await findPossible(call)).includes(delegateId))
    throw new Refusal(licenceRequestsRefusals.cannotDelegate)
  const today = dayOf(now)
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000
  if (days < 0 || days > mostDays || endsOn < today) throw new Refusal(licenceRequestsRefusals.wrongDays)
  const [before] = await db
    .delete(requestDelegations)
    .where(isOf(companyId, person.userId))
    .returning({ delegateId: requestDelegations.delegateId })
  await db
    .insert(requestDelegations)
    .values({ companyId, userId: person.userId, delegateId, startsOn, endsOn, createdAt: now })
  audit({ userId: delegateId, startsOn, endsOn })
  const name = await nameIn(db, companyId, person.userId)
  if (before && before.delegateId !== delegateId) await tell(call, before.delegateId, endedWords(name))
  await tell(call, delegateId, {
    title: '请代为处理授权申请',
    content: `${name}请您在${startsOn}至${endsOn}代为处理授权申请。您会收到相应的消息，可在“授权申请”处理。`,
    titleEn: 'Answer licence requests for a colleague',
    contentEn: `${name} asks you to answer licence requests for them from ${startsOn} to ${endsOn}. You’ll get the messages, and find the requests under Licence requests.`,
  })
  await refreshMenuCounts(db, companyId, 'authorisation')
  return true as const
}

/** Ends a delegation; either of the two may do it. */
export async function endRequestDelegation(
  call: Call<typeof licenceRequestsOperations.endRequestDelegation>,
) {
  const { db, company, person, body, audit } = call
  const { companyId } = company
  const [ended] = await db
    .delete(requestDelegations)
    .where(
      and(
        isOf(companyId, body.userId ?? person.userId),
        or(eq(requestDelegations.userId, person.userId), eq(requestDelegations.delegateId, person.userId)),
      ),
    )
    .returning()
  if (!ended) throw new Refusal(licenceRequestsRefusals.delegationMissing)
  const other = ended.userId === person.userId ? ended.delegateId : ended.userId
  audit({ userId: other, startsOn: ended.startsOn, endsOn: ended.endsOn })
  await tell(call, other, endedWords(await nameIn(db, companyId, person.userId)))
  await refreshMenuCounts(db, companyId, 'authorisation')
  return true as const
}

/** Administrators of licences in the caller's scope, besides the caller. */
async function findPossible({
  db,
  company,
  person,
}: Pick<Call<typeof licenceRequestsOperations.setRequestDelegation>, 'db' | 'company' | 'person'>) {
  const holders = await holdersOf(db, company.companyId, 'authorisation')
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        membersInScope(db, company),
        inArray(memberships.userId, [...holders]),
        ne(memberships.userId, person.userId),
      ),
    )
  return rows.map(({ userId }) => userId)
}

const isOf = (companyId: string, userId: string) =>
  and(eq(requestDelegations.companyId, companyId), eq(requestDelegations.userId, userId))

const endedWords = (name: string): MessageWords => ({
  title: '授权申请的代理已结束',
  content: `${name}结束了授权申请的代理。`,
  titleEn: 'Delegation ended',
  contentEn: `${name} ended the delegation of licence requests between you.`,
})

async function nameIn(db: Connection, companyId: string, userId: string): Promise<string> {
  const [row] = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return row?.name ?? ''
}

const tell = (
  {
    db,
    company,
    now,
  }: Pick<Call<typeof licenceRequestsOperations.setRequestDelegation>, 'db' | 'company' | 'now'>,
  userId: string,
  words: MessageWords,
) =>
  sendMessage(db, { userIds: [userId], kind: 'licenceRequest', companyId: company.companyId, now, ...words })
