import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { and, asc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentPathNames, namesInCompany } from '../organisation'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'
import { findChange } from './findChange'
import { bulkChangeLines } from './tables'

/** Lines of people who left, or left the caller's scope, have no phone and department. */
export async function listBulkLines(call: Call<typeof bulkLicencesOperations.listBulkLines>) {
  const { db, company, query, language } = call
  const { companyId } = company
  const change = await findChange(db, call, query.changeId)
  const listed = and(
    eq(bulkChangeLines.companyId, companyId),
    eq(bulkChangeLines.changeId, change.id),
    query.state && eq(bulkChangeLines.state, query.state),
  )
  const rows = await db
    .select({
      line: bulkChangeLines,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
      product: products.name,
    })
    .from(bulkChangeLines)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, bulkChangeLines.mainId)))
    .leftJoin(memberships, and(membersInScope(db, company), eq(memberships.userId, bulkChangeLines.userId)))
    .where(listed)
    .orderBy(asc(bulkChangeLines.number))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const nameOf = await productNames(db, language)
  const nameOfPerson = await namesInCompany(
    db,
    companyId,
    rows.map(({ line }) => line.userId),
  )
  const pathName = await departmentPathNames(
    db,
    companyId,
    rows.flatMap(({ departmentId }) => departmentId ?? []),
  )
  return {
    totalItems: await db.$count(bulkChangeLines, listed),
    list: rows.map(({ line, phone, departmentId, product }) => ({
      number: line.number,
      userId: line.userId,
      realName: nameOfPerson(line.userId),
      phone: phone ?? '',
      department: departmentId === null ? '' : pathName(departmentId),
      mainId: line.mainId,
      productName: nameOf(product),
      state: line.state,
      reason: line.reason,
    })),
  }
}
