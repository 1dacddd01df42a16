import type { searchOperations } from '@atrium/contracts/search/policy'
import { eq } from 'drizzle-orm'
import { markOf } from '../../platform/spelling/markOf'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { companies } from '../organisation/tables'
import { termOf } from '../overview'
import { findMenus } from '../workspace'
import { departmentsNear } from './departmentsNear'
import { membersNear } from './membersNear'
import { asFoundOrder, ordersNear } from './ordersNear'
import { pagesNear } from './pagesNear'
import { productsNear } from './productsNear'
import { scopesOf } from './scopesOf'

/** What is called as somebody typed, of everything that the lists would show them, by one statement. */
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
  if (!found) throw new Error('The company of a checked membership is gone.')
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
