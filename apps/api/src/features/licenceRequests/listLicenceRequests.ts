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
import { companyScope, departmentOf, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { licenceRequests, products } from '../seats/tables'
import { waitingSeats } from '../waitingList/tables'
import { answering, answeringScope } from './answeringScope'
import { forecastAnswers } from './forecastAnswers'
import { answerers, asRequest, positionOf, requestsInScope } from './requests'

type State = (typeof requestStates)[number]

export async function listLicenceRequests(call: Call<typeof licenceRequestsOperations.listLicenceRequests>) {
  const { db, ports, query, language, now } = call
  const company = await answeringScope(call)
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
      total,
      counts,
      request: licenceRequests,
      ...answerers(db),
      since: waitingSeats.since,
      position: positionOf(db),
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
    .leftJoin(
      waitingSeats,
      and(
        eq(waitingSeats.companyId, companyId),
        eq(waitingSeats.requestId, licenceRequests.id),
        eq(licenceRequests.state, 'approved'),
      ),
    )
    .orderBy(...order)
  const forecasts = await forecastAnswers(
    db,
    companyId,
    rows.map(({ request }) => request),
    now,
  )
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ state: kind, count })),
    list: rows.map(({ since, position, product, texts, member, headImage, department, ...row }) => ({
      ...asRequest(row),
      waiting: since && { position, since: since.toISOString() },
      unUsedCount: forecasts.get(row.request.id)?.free ?? null,
      waitingPosition: forecasts.get(row.request.id)?.position ?? null,
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

/** Counts the pending requests for this person, and for absent colleagues; zero if they may not grant licences. */
export async function countLicenceRequests(
  db: Connection,
  userId: string,
  companyId: string,
  now: Date,
): Promise<number> {
  const own = await companyScope(db, { userId }, companyId, answering)
  if (!own) return 0
  const company = await answeringScope({ db, company: own, person: { userId }, now })
  return db.$count(licenceRequests, and(requestsInScope(db, company), eq(licenceRequests.state, 'waiting')))
}
