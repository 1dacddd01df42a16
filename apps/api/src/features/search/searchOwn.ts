import { mostOfKind } from '@atrium/contracts/search/contract'
import type { searchOperations } from '@atrium/contracts/search/policy'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { containsExactly } from '../../platform/database/contains'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { startsWith } from '../../platform/database/startsWith'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Language } from '../../platform/people/Language'
import { type Mark, markOf } from '../../platform/spelling/markOf'
import type { Call } from '../../ports/Call'
import { isCalled, isSold, nameIn, productNames } from '../catalogue'
import { catalogueCategories, catalogueProducts } from '../catalogue/tables'
import { foldersAround, inBin, keyOf } from '../disk'
import { diskNodes } from '../disk/tables'
import { orderItems } from '../orders/tables'
import { inOrder, ownLicences } from '../ownProducts'
import { personalMenus } from '../workspace'
import { nearest } from './closeness'
import { asFoundOrder, ordersNear } from './ordersNear'
import { pagesNear } from './pagesNear'

/** The person's own things and the vendor's products whose names match, in one statement. */
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
  if (!found) throw new Error('A statement without tables returned no row.')
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

interface Named {
  /** In the caller's language. */
  readonly productName: string
  /** As stored, in Chinese. */
  readonly written: string
}

/** The matches among few things that were all read, closest first, like `nearest` for many. */
function closestOf<T extends Named>(things: readonly T[], term: string) {
  return things
    .map((thing) => ({ thing, mark: markOf(thing.productName, term, 'thing') }))
    .filter(({ thing, mark }) => mark || markOf(thing.written, term, 'thing'))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, mostOfKind)
    .map(({ thing: { written, ...fields }, mark }) => ({ ...fields, mark }))
}

function placeOf({ thing, mark }: { readonly thing: Named; readonly mark: Mark | null }): number {
  if (mark?.from !== 0) return 2
  return mark.to === thing.productName.length ? 0 : 1
}

interface OfferRow {
  readonly trialCenterProductId: string
  readonly productName: string
  readonly written: string
  readonly categoryName: string
  readonly isSold: boolean
}

/** All products on offer, in the catalogue's order. */
const offersOf = (db: Connection, language: Language) =>
  rowsOf<OfferRow>(
    db
      .select(
        columns({
          trialCenterProductId: catalogueProducts.id,
          productName: nameIn(language),
          written: nameIn('zh-CN'),
          categoryName: sql`${catalogueCategories.names}->>${language}::text`,
          isSold: sql`(${isSold})`,
        }),
      )
      .from(catalogueProducts)
      .innerJoin(catalogueCategories, eq(catalogueCategories.id, catalogueProducts.categoryId))
      .where(isNull(catalogueProducts.withdrawnAt))
      .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id)),
  )

interface FileRow {
  readonly id: string
  readonly kind: 'folder' | 'file'
  readonly name: string
  readonly folders: string[]
}

/** Files and folders of a disk in any folder, except those in the bin, alone or inside a deleted folder. */
function filesNear(db: Connection, owner: Owner, bin: ReturnType<typeof inBin>, term: string) {
  const { id, kind, name, nameKey } = diskNodes
  const key = keyOf(term)
  const near = nearest({
    table: diskNodes,
    id,
    listed: and(
      ofOwner(diskNodes, owner),
      isNull(diskNodes.trashedAt),
      sql`${id} not in (select id from ${bin})`,
    ),
    closeness: [eq(nameKey, key), startsWith(nameKey, key), containsExactly(nameKey, key)],
  })
  return rowsOf<FileRow>(
    db
      .select(columns({ id, kind, name, folders: foldersAround(owner) }))
      .from(near.from)
      .innerJoin(diskNodes, and(ofOwner(diskNodes, owner), eq(id, near.id)))
      .orderBy(near.place, desc(kind), sql`char_length(${name})`, asc(nameKey), asc(id)),
  )
}

interface LicenceRow {
  readonly id: string
  readonly source: 'bought' | 'trial' | 'company'
  readonly productName: string
  readonly written: string
  readonly endAt: string | null
  readonly isOver: boolean
  readonly orderNo: string | null
  readonly trialCenterProductId: string | null
  readonly enterPriseId: string | null
  readonly enterpriseName: string | null
}

/** A person's valid licences, with names and order as in their list, which is short and read completely. */
function licencesOf(db: Connection, own: ReturnType<typeof ownLicences>, language: Language, now: Date) {
  const { isOver, order } = inOrder(own, now)
  return rowsOf<LicenceRow>(
    db
      .select(
        columns({
          id: own.ownedId,
          source: own.source,
          productName: sql`coalesce(${nameIn(language)}, ${own.name})`,
          written: own.name,
          endAt: own.endAt,
          isOver,
          orderNo: own.orderNo,
          trialCenterProductId: sql`case when ${isNull(catalogueProducts.withdrawnAt)} then ${catalogueProducts.id} end`,
          enterPriseId: own.companyId,
          enterpriseName: own.companyName,
        }),
      )
      .from(own)
      .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
      .orderBy(...order),
  )
}
