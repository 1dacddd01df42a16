import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { membersInScope } from '../authorisation'
import { callerScope } from '../organisation'
import { memberships } from '../organisation/tables'
import { dayOf } from '../use'
import { requestDelegations } from './tables'

/** What answering licence requests requires. */
export const answering = { role: 'administrator', permissions: ['authorisation'] } as const

interface Answering {
  readonly db: Connection
  readonly company: CompanyScope
  readonly person: { readonly userId: string }
  readonly now: Date
}

/** Delegations of the day. */
export const isActive = (now: Date) =>
  and(lte(requestDelegations.startsOn, dayOf(now)), gte(requestDelegations.endsOn, dayOf(now)))

/** The scopes of absent colleagues who named this person, as they are now. What was delegated to them isn't included. */
async function absentScopes({ db, company: { companyId }, person, now }: Answering) {
  const rows = await db
    .select({ userId: requestDelegations.userId })
    .from(requestDelegations)
    .where(
      and(
        eq(requestDelegations.companyId, companyId),
        eq(requestDelegations.delegateId, person.userId),
        isActive(now),
      ),
    )
  const found = []
  for (const absent of rows) {
    const scope = await scopeOf(db, absent.userId, companyId, now)
    if (scope) found.push({ userId: absent.userId, scope })
  }
  return found
}

/** Undefined: the person may not answer requests, or lacks the second step that the company requires. */
async function scopeOf(db: Connection, userId: string, companyId: string, now: Date) {
  try {
    return await callerScope(db, { person: { userId }, companyId, need: answering, now })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The caller's scope for licence requests: their own, and that of absent colleagues who named them. */
export async function answeringScope(call: Answering): Promise<CompanyScope> {
  const { company } = call
  if (company.departmentPaths === null) return company
  const absent = await absentScopes(call)
  const paths = absent.map(({ scope }) => scope.departmentPaths)
  return {
    ...company,
    departmentPaths: paths.includes(null)
      ? null
      : [...company.departmentPaths, ...paths.flatMap((own) => own ?? [])],
  }
}

/** For the audit row: the absent colleague for whom the caller answers the member's request; empty: for themselves. */
export async function onBehalfOf(
  call: Answering,
  memberId: string,
): Promise<{ readonly forUserId?: string }> {
  const { db, company } = call
  const isIn = async (scope: CompanyScope) =>
    (await db.$count(memberships, and(membersInScope(db, scope), eq(memberships.userId, memberId)))) > 0
  if (await isIn(company)) return {}
  for (const { userId, scope } of await absentScopes(call))
    if (await isIn(scope)) return { forUserId: userId }
  return {}
}

/** These administrators, and those who answer requests for them today. */
export async function withDelegates(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: requestDelegations.delegateId })
    .from(requestDelegations)
    .where(
      and(
        eq(requestDelegations.companyId, companyId),
        inArray(requestDelegations.userId, [...userIds]),
        isActive(now),
      ),
    )
  return [...new Set([...userIds, ...rows.map(({ userId }) => userId)])]
}
