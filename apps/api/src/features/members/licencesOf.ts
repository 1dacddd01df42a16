import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { licenceState, remainingDays, wireTime } from '../authorisation'
import { devices, grants, products } from '../seats/tables'

/** The licences of a member by what ends first, each with the devices that it was activated on. */
export async function licencesOf(db: Connection, companyId: string, userId: string, now: Date) {
  const rows = await db
    .select({ grant: grants, product: products })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, companyId), eq(grants.userId, userId)))
    .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name), asc(grants.id))
  const machines =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(devices)
          .where(
            and(
              eq(devices.companyId, companyId),
              inArray(
                devices.grantId,
                rows.map(({ grant }) => grant.id),
              ),
            ),
          )
          .orderBy(asc(devices.registeredAt), asc(devices.mid))
  return rows.map(({ grant, product }) => {
    const { snStatus, productType, licensingType } = licenceState(product, now)
    return {
      mainId: product.mainId,
      productName: product.name,
      snStatus,
      productType,
      licensingType,
      startAt: wireTime(product.startAt),
      endAt: wireTime(product.endAt),
      remainingDays: remainingDays(product.endAt, now),
      grantedAt: grant.grantedAt.toISOString(),
      isOnline: grant.onlineSince !== null,
      devices: machines
        .filter(({ grantId }) => grantId === grant.id)
        .map(({ mid, registeredAt, status }) => ({ mid, regDate: registeredAt.toISOString(), status })),
    }
  })
}
