import type { searchOperations } from '@atrium/contracts/search/policy'
import { sql } from 'drizzle-orm'
import { markOf } from '../../platform/spelling/markOf'
import type { Call } from '../../ports/Call'
import { isCalled, productNames } from '../catalogue'
import { inBin } from '../disk'
import { orderItems } from '../orders/tables'
import { ownLicences } from '../owned'
import { personalMenus } from '../workspace'
import { closestOf } from './closestOf'
import { filesNear } from './filesNear'
import { licencesOf } from './licencesOf'
import { offersOf } from './offersOf'
import { asFoundOrder, ordersNear } from './ordersNear'
import { pagesNear } from './pagesNear'

/** What is called as somebody typed, of what is theirs and what the vendor offers them, by one statement. */
export async function searchOwn(call: Call<typeof searchOperations.searchOwn>) {
  const { db, person, query, language, now } = call
  const { userId } = person
  const owner = { kind: 'person', userId } as const
  const term = query.searchCondition
  const own = ownLicences(db, userId)
  const bin = inBin(db, owner)
  const also = isCalled(orderItems.productName, term)
  const [found] = await db
    .with(own, bin)
    .select({
      licences: licencesOf(db, own, language, now),
      offers: offersOf(db, language),
      files: filesNear(db, owner, bin, term),
      orders: ordersNear(db, { owner, isListed: true, also }, term, now),
    })
    .from(sql`(values (1)) alone`)
  if (!found) throw new Error('A statement that reads no table answers a row.')
  const nameOf = await productNames(db, language)
  return {
    licences: closestOf(found.licences, term).map(({ endAt, ...licence }) => ({
      ...licence,
      endAt: endAt === null ? null : new Date(endAt).toISOString(),
    })),
    offers: closestOf(found.offers, term),
    files: found.files.map((file) => ({ ...file, mark: markOf(file.name, term, 'thing') })),
    orders: found.orders.map(asFoundOrder(nameOf, term)),
    pages: pagesNear(personalMenus, term),
  }
}
