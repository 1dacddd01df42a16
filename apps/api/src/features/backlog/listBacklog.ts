import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { and, desc, inArray } from 'drizzle-orm'
import { contains } from '../../platform/database/contains'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import type { Call } from '../../ports/Call'
import { findApplicant } from '../applications'
import { hasStatus, statusColumn } from '../invitations'
import { invitations } from '../invitations/tables'
import { companies } from '../organisation/tables'
import { asItem } from './asItem'
import { itemsOf } from './itemsOf'
import { ofPerson } from './ofPerson'

export async function listBacklog(call: Call<typeof backlogOperations.listBacklog>) {
  const { db, person, query, now, ports } = call
  const { pageIndex, pageSize, searchCondition, inviteStatus } = query
  const own = ofPerson(await findApplicant(db, person.userId))
  const named = searchCondition
    ? inArray(
        invitations.companyId,
        db.select({ id: companies.id }).from(companies).where(contains(companies.name, searchCondition)),
      )
    : undefined
  const counted = and(own, named)
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: invitations,
    id: invitations.id,
    sortedBy: invitations.invitedAt,
    isDescending: true,
    listed: and(counted, inviteStatus && hasStatus(inviteStatus, now)),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: searchCondition !== undefined,
  })
  const { counts, countsOf } = countsBy(db, { table: invitations, kind: statusColumn(now), counted })
  const rows = await listing.db
    .select({ total, counts, id: page.id })
    .from(page)
    .orderBy(...order)
  const ids = rows.map(({ id }) => String(id))
  const items =
    ids.length === 0 ? [] : await itemsOf(db, and(own, inArray(invitations.id, ids))).orderBy(...newestFirst)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ inviteStatus: kind, count })),
    list: items.map(asItem(ports, now)),
  }
}

const newestFirst = [desc(invitations.invitedAt), desc(invitations.id)]
