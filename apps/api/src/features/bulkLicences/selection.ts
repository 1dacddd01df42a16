import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { mostLines } from '@atrium/contracts/bulkLicences/contract'
import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { departmentIdsOf, departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { products } from '../seats/tables'

type Selection = Call<typeof bulkLicencesOperations.startBulkChange>['body']

interface SelectedMember {
  readonly userId: string
  readonly name: string
  readonly departmentId: string
  /** From the top department down to the member's own. */
  readonly departmentIds: readonly string[]
}

type SelectedProduct = typeof products.$inferSelect

interface Selected {
  /** In the order of the lines; empty if there are more lines than {@link mostLines}. */
  readonly members: readonly SelectedMember[]
  readonly memberCount: number
  readonly products: readonly SelectedProduct[]
  /** Lines: members times products. */
  readonly total: number
  readonly unknownPhones: readonly string[]
}

/**
 * The members of a selection whom the caller may change, and its products. Members come in the order in which they
 * were chosen; those of departments follow, the longest in the company first.
 *
 * @throws Refusal `missing` when the company hasn't one of the products, `concurrent` when its seats are for everybody
 */
export async function resolveSelection(
  db: Connection,
  company: CompanyScope,
  selection: Selection,
): Promise<Selected> {
  const chosen = await findProducts(db, company.companyId, [...new Set(selection.mainIds)])
  const most = Math.floor(mostLines / chosen.length)
  const isChosen = and(membersInScope(db, company), isNamed(db, company.companyId, selection))
  const rows = await db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
      joinedAt: memberships.joinedAt,
      path: departments.path,
    })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(isChosen)
    .limit(most + 1)
  const isTooMany = rows.length > most
  const memberCount = isTooMany ? await db.$count(memberships, isChosen) : rows.length
  const placeOf = places(selection)
  const members = isTooMany
    ? []
    : rows
        .map((row) => ({ ...row, place: placeOf(row) }))
        .sort(
          (a, b) =>
            a.place - b.place ||
            a.joinedAt.getTime() - b.joinedAt.getTime() ||
            (a.userId < b.userId ? -1 : 1),
        )
        .map(({ userId, name, departmentId, path }) => ({
          userId,
          name,
          departmentId,
          departmentIds: departmentIdsOf(path),
        }))
  return {
    members,
    memberCount,
    products: chosen,
    total: memberCount * chosen.length,
    unknownPhones: await findUnknown(db, company, selection.phones),
  }
}

/** In the order of the ids. */
async function findProducts(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
): Promise<readonly SelectedProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), isAmong(products.mainId, mainIds)))
  const byId = new Map(rows.map((product) => [product.mainId, product]))
  return mainIds.map((mainId) => {
    const product = byId.get(mainId)
    if (!product) throw new Refusal(authorisationRefusals.productMissing)
    if (product.isConcurrent) throw new Refusal(authorisationRefusals.concurrent)
    return product
  })
}

function isNamed(
  db: Connection,
  companyId: string,
  { userIds, phones, departmentIds }: Selection,
): SQL | undefined {
  const above = alias(departments, 'above')
  const below = db
    .select({ id: departments.id })
    .from(departments)
    .innerJoin(
      above,
      and(eq(above.companyId, departments.companyId), sql`starts_with(${departments.path}, ${above.path})`),
    )
    .where(and(eq(departments.companyId, companyId), isAmong(above.id, departmentIds)))
  return or(
    userIds.length > 0 ? isAmong(memberships.userId, userIds) : undefined,
    phones.length > 0 ? isAmong(memberships.phone, phones) : undefined,
    departmentIds.length > 0 ? sql`${memberships.departmentId} = any(array(${below}))` : undefined,
    sql`false`,
  )
}

function places({ userIds, phones }: Selection) {
  const byId = new Map<string, number>()
  for (const [place, key] of [...userIds, ...phones].entries()) if (!byId.has(key)) byId.set(key, place)
  return ({ userId, phone }: { readonly userId: string; readonly phone: string }) =>
    Math.min(byId.get(userId) ?? Number.MAX_SAFE_INTEGER, byId.get(phone) ?? Number.MAX_SAFE_INTEGER)
}

async function findUnknown(
  db: Connection,
  company: CompanyScope,
  phones: readonly string[],
): Promise<readonly string[]> {
  if (phones.length === 0) return []
  const rows = await db
    .select({ phone: memberships.phone })
    .from(memberships)
    .where(and(membersInScope(db, company), isAmong(memberships.phone, phones)))
  const known = new Set(rows.map(({ phone }) => phone))
  return [...new Set(phones)].filter((phone) => !known.has(phone))
}
