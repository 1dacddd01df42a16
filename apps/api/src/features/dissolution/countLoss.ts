import type { DissolutionLoss } from '@atrium/contracts/account/contract'
import { and, asc, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Language } from '../../platform/people/Language'
import { catalogueProducts } from '../catalogue/tables'
import { countFiles, countShares } from '../disk'
import { invitations } from '../invitations/tables'
import { orders } from '../orders/tables'
import { departments, memberships } from '../organisation/tables'
import { products, seatHoldings } from '../seats/tables'

interface Whose {
  readonly companyId: string
  readonly language: Language
  readonly now: Date
}

/** Everything that a company's dissolution would end, of the same kinds as with a person's account. */
export async function countLoss(db: Connection, whose: Whose): Promise<DissolutionLoss> {
  const { companyId, now } = whose
  const owner = { kind: 'company', companyId } as const
  return {
    members: await db.$count(memberships, eq(memberships.companyId, companyId)),
    departments: await db.$count(departments, eq(departments.companyId, companyId)),
    licences: await licencesOf(db, whose),
    shares: await countShares(db, owner, now),
    orders: await db.$count(orders, and(ofOwner(orders, owner), isNull(orders.deletedAt))),
    invitations: await db.$count(
      invitations,
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.status, [4, 5]),
        gt(invitations.expiresAt, now),
      ),
    ),
    ...(await countFiles(db, owner)),
  }
}

/** Valid batches, by earliest end; expired ones can't be lost. */
async function licencesOf(db: Connection, { companyId, language, now }: Whose) {
  const rows = await db
    .select({
      id: products.mainId,
      productId: sql<string>`coalesce(${products.batchOf}, ${products.mainId})`,
      name: products.name,
      texts: catalogueProducts.texts,
      isTrial: products.isTrial,
      endAt: products.endAt,
      seats: sum(seatHoldings.quantity).mapWith(Number),
      granted: sum(seatHoldings.used).mapWith(Number),
    })
    .from(products)
    .leftJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .leftJoin(
      catalogueProducts,
      eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        eq(products.disabled, false),
        or(isNull(products.endAt), gt(products.endAt, now)),
      ),
    )
    .groupBy(products.companyId, products.mainId, catalogueProducts.id)
    .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name), asc(products.mainId))
  return rows.map(({ texts, name, isTrial, endAt, seats, granted, ...row }) => ({
    ...row,
    source: isTrial ? ('trial' as const) : ('bought' as const),
    productName: texts?.[language].name ?? name,
    seats: seats ?? 0,
    granted: granted ?? 0,
    endAt: endAt?.toISOString() ?? null,
  }))
}
