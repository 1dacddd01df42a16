import { type ChangeCategory, recordedOperations } from '@atrium/contracts/history/contract'
import type { historyOperations } from '@atrium/contracts/history/policy'
import { and, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { auditRows, auditSubjects } from '../audit/tables'
import { memberships } from '../organisation/tables'
import { ownSubjects } from './ownSubjects'

type Query = Call<typeof historyOperations.listHistory>['query']

/** The company's audit rows that the person may see and that match the query. */
export function historyFilter(db: Connection, company: CompanyScope, query: Query): SQL | undefined {
  const { companyId } = company
  const { kind, id, category, searchName, from, to } = query
  return and(
    eq(auditRows.companyId, companyId),
    kind && id ? touches(db, companyId, kind, sql`= ${id}`) : undefined,
    category && inArray(auditRows.operation, operationsOf(category)),
    from ? gte(auditRows.at, new Date(from)) : undefined,
    to ? lt(auditRows.at, new Date(to)) : undefined,
    searchName ? inArray(auditRows.actorId, membersCalled(db, company, searchName)) : undefined,
    withinScope(db, company),
  )
}

const operationsOf = (chosen: ChangeCategory | 'changes') =>
  Object.entries(recordedOperations).flatMap(([name, category]) =>
    category === chosen || (chosen === 'changes' && category !== 'reads') ? [name] : [],
  )

/** By phone a sub-administrator only finds their own people, or they could learn others' numbers digit by digit. */
function membersCalled(db: Connection, company: CompanyScope, search: string) {
  const own = ownSubjects(db, company)
  const hasPhone = and(
    contains(memberships.phone, search),
    own && sql`${memberships.userId} in (${own.member})`,
  )
  return db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.companyId, company.companyId), or(contains(memberships.name, search), hasPhone)),
    )
}

/** A sub-administrator sees changes to their own members and departments; undefined: everything. */
function withinScope(db: Connection, company: CompanyScope): SQL | undefined {
  const own = ownSubjects(db, company)
  return (
    own &&
    or(
      touches(db, company.companyId, 'department', sql`in (${own.department})`),
      touches(db, company.companyId, 'member', sql`in (${own.member})`),
    )
  )
}

const touches = (db: Connection, companyId: string, kind: 'member' | 'department' | 'product', which: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(auditSubjects)
      .where(
        and(
          eq(auditSubjects.companyId, companyId),
          eq(auditSubjects.kind, kind),
          eq(auditSubjects.auditId, auditRows.id),
          sql`${auditSubjects.entityId} ${which}`,
        ),
      ),
  )
