import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { daysBefore } from '../features/use'
import { borrowedLicences, grants, memberships, products } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { companyId, userIds } = demo
const day = 86_400_000

/** Days since it was borrowed, and until its end. */
const files = [
  { ago: 3, left: 11 },
  { ago: 12, left: 2 },
  { ago: 6, left: 8, lostAgo: 1 },
  { ago: 5, left: 9 },
  { ago: 9, left: 21 },
  { ago: 10, left: 4, returnedAgo: 2 },
  { ago: 20, left: -6 },
] as const

/** Licences that members took to devices: of the ordinary demo member, then of others. */
export const demoBorrowed: DemoTopUp = {
  isMissing: async (db) =>
    (await db.$count(borrowedLicences, eq(borrowedLicences.companyId, companyId))) === 0,
  async fill(db, now) {
    const held = await db
      .select({ grant: grants, batchOf: products.batchOf, name: memberships.name })
      .from(grants)
      .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
      .innerJoin(
        memberships,
        and(eq(memberships.companyId, grants.companyId), eq(memberships.userId, grants.userId)),
      )
      .where(
        and(
          eq(grants.companyId, companyId),
          eq(products.productType, 0),
          eq(products.disabled, false),
          ne(grants.userId, userIds.superAdministrator),
          isNull(grants.endsAt),
          or(isNull(products.endAt), gt(products.endAt, new Date(now.getTime() + 60 * day))),
        ),
      )
      .orderBy(asc(grants.id))
    const own = held.filter(({ grant }) => grant.userId === userIds.member)
    const others = held.filter(({ grant }) => grant.userId !== userIds.member)
    const chosen = [...own.slice(0, 1), ...others.filter((_, n) => n % 3 === 0)].slice(0, files.length)
    await db.insert(borrowedLicences).values(
      chosen.flatMap(({ grant, batchOf, name }, n) => {
        const file = files[n]
        if (!file) return []
        const at = (ago: number) => new Date(now.getTime() - ago * day)
        const endsAt = new Date(`${daysBefore(now, -file.left)}T23:59:59+08:00`)
        const returnedAt = 'returnedAgo' in file ? at(file.returnedAgo) : null
        return [
          {
            companyId,
            id: `borrowed-${n + 1}`,
            grantId: grant.id,
            userId: grant.userId,
            personName: name,
            mainId: batchOf ?? grant.mainId,
            sn: grant.sn,
            mid: `PC-${(0x7f3a91c2 + n * 7919).toString(16).toUpperCase()}`,
            issuedAt: at(file.ago),
            endsAt,
            returnedAt,
            lostAt: 'lostAgo' in file ? at(file.lostAgo) : null,
            releasedAt: returnedAt ?? (file.left < 0 ? endsAt : null),
          },
        ]
      }),
    )
  },
}
