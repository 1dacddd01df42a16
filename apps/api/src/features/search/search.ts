import type { searchOperations } from '@atrium/contracts/search/policy'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { markOf } from '../../platform/spelling/markOf'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentsInScope, pathName } from '../organisation'
import { companies, departments } from '../organisation/tables'
import { type Term, termColumns, termOf } from '../overview'
import { products } from '../seats/tables'
import { findMenus } from '../workspace'
import { closeness, nearest } from './closeness'
import { membersNear } from './membersNear'
import { asFoundOrder, ordersNear } from './ordersNear'
import { pagesNear } from './pagesNear'
import { type Scopes, scopesOf } from './scopesOf'

/** Everything whose name matches, within what the lists show the person, in one statement. */
export async function search(call: Call<typeof searchOperations.search>) {
  const { db, company, person, query, language, now } = call
  const { companyId } = company
  const term = query.searchCondition
  const scopes = await scopesOf(call)
  const [found] = await db
    .select({
      members: membersNear(db, companyId, scopes, term),
      departments: departmentsNear(db, companyId, scopes, term),
      products: productsNear(db, companyId, term),
      orders: ordersNear(
        db,
        { owner: { kind: 'company', companyId }, isListed: scopes.orders !== undefined },
        term,
        now,
      ),
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!found) throw new Error('The company of a checked membership was not found.')
  const menus = (await findMenus(db, person.userId, companyId)) ?? []
  const nameOf = await productNames(db, language)
  return {
    members: found.members.map((member) => ({ ...member, mark: markOf(member.realName, term, 'person') })),
    departments: found.departments.map((department) => ({
      ...department,
      mark: markOf(department.departmentName, term, 'thing'),
    })),
    products: found.products.map((product) => {
      const { mainId } = product
      const productName = nameOf(product.productName)
      return { mainId, productName, mark: markOf(productName, term, 'thing'), ...termOf(product, now) }
    }),
    orders: found.orders.map(asFoundOrder(nameOf, term)),
    pages: pagesNear(menus, term),
  }
}

interface ProductRow extends Term {
  readonly mainId: string
  readonly productName: string
}

/** All members of a company may list its products. */
function productsNear(db: Connection, companyId: string, term: string) {
  const near = nearest({
    table: products,
    id: products.mainId,
    listed: eq(products.companyId, companyId),
    closeness: closeness(products, term),
  })
  return rowsOf<ProductRow>(
    db
      .select(columns({ mainId: products.mainId, productName: products.name, ...termColumns }))
      .from(near.from)
      .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, near.id)))
      .orderBy(near.place, asc(products.name), desc(products.createdAt), asc(near.id)),
  )
}

interface DepartmentRow {
  readonly enterpriseDepartmentId: string
  readonly departmentName: string
  readonly fullName: string
}

function departmentsNear(db: Connection, companyId: string, { departments: scope }: Scopes, term: string) {
  const near = nearest({
    table: departments,
    id: departments.id,
    listed: scope ? and(eq(departments.companyId, companyId), departmentsInScope(scope)) : sql`false`,
    closeness: closeness(departments, term),
  })
  return rowsOf<DepartmentRow>(
    db
      .select(
        columns({
          enterpriseDepartmentId: departments.id,
          departmentName: departments.name,
          fullName: pathName(),
        }),
      )
      .from(near.from)
      .innerJoin(departments, and(eq(departments.companyId, companyId), eq(departments.id, near.id)))
      .orderBy(near.place, asc(departments.level), asc(departments.name), asc(near.id)),
  )
}
