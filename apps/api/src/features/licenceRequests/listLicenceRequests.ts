import type { requestStates } from '@atrium/contracts/licenceRequests/contract'
import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { catalogueProducts } from '../catalogue/tables'
import { departmentOf, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { licenceRequests, products } from '../seats/tables'
import { asRequest } from './asRequest'
import { requestsInScope } from './scope'

type State = (typeof requestStates)[number]

export async function listLicenceRequests(call: Call<typeof licenceRequestsOperations.listLicenceRequests>) {
  const { db, ports, company, query, language } = call
  const { companyId } = company
  const { searchCondition, state, mainId, pageIndex, pageSize } = query
  const counted = and(requestsInScope(db, company, searchCondition), ofProduct(db, companyId, mainId))
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: licenceRequests,
    id: licenceRequests.id,
    sortedBy: licenceRequests.appliedAt,
    isDescending: true,
    listed: and(counted, state && eq(licenceRequests.state, state)),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: searchCondition !== undefined,
  })
  const { counts, countsOf } = countsBy(db, {
    table: licenceRequests,
    kind: sql<State>`${licenceRequests.state}`,
    counted,
  })
  const rows = await listing.db
    .select({
      ...{ total, counts },
      request: licenceRequests,
      product: products,
      texts: catalogueProducts.texts,
      member: memberships,
      headImage: users.headImage,
      department: pathName(),
    })
    .from(page)
    .innerJoin(
      licenceRequests,
      and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, page.id)),
    )
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, licenceRequests.mainId)))
    .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, products.mainId))
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, companyId), eq(memberships.userId, licenceRequests.userId)),
    )
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(...order)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ state: kind, count })),
    list: rows.map(({ request, product, texts, member, headImage, department }) => ({
      ...asRequest(request),
      mainId: product.mainId,
      productName: texts?.[language].name ?? product.name,
      productType: product.productType === 1 ? (1 as const) : (0 as const),
      userId: member.userId,
      realName: member.name,
      phone: member.phone,
      picture: publicAddress(ports, headImage),
      department,
      enterpriseDepartmentId: member.departmentId,
    })),
  }
}

/** Requests name the first batch of a product. */
const ofProduct = (db: Connection, companyId: string, mainId: string | undefined) =>
  mainId === undefined
    ? undefined
    : inArray(
        licenceRequests.mainId,
        db
          .select({ first: sql<string>`coalesce(${products.batchOf}, ${products.mainId})` })
          .from(products)
          .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId))),
      )
