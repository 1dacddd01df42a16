import { and, asc, eq, isNotNull, notExists } from 'drizzle-orm'
import { memberOfGrant } from '../../features/seats/seatQueries'
import type { Database } from '../../platform/database/Connection'
import { demo } from '../../seed/demo'
import { departments, grants, memberships, messages, seatHoldings } from '../../tables'

const { companyId } = demo

/** Current rows of the first demo company. */
export function demoRows({ connection: db }: Database) {
  return {
    department: async (id: string) =>
      only(
        await db
          .select()
          .from(departments)
          .where(and(eq(departments.companyId, companyId), eq(departments.id, id))),
      ),
    member: async (userId: string) =>
      only(
        await db
          .select()
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))),
      ),
    /** A member without a licence of the product. */
    async memberWithout(mainId: string) {
      const held = db
        .select()
        .from(grants)
        .where(
          and(
            eq(grants.companyId, companyId),
            eq(grants.mainId, mainId),
            eq(grants.userId, memberships.userId),
          ),
        )
      const rows = await db
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'member'), notExists(held)))
        .orderBy(asc(memberships.userId))
      return only(rows.filter(({ userId }) => userId !== demo.userIds.memberOutsideScope)).userId
    },
    /** The licences to take back so that a department gives up one seat of the product: none or one. */
    async recoveredForOne(mainId: string, departmentId: string) {
      const from = and(
        eq(seatHoldings.companyId, companyId),
        eq(seatHoldings.mainId, mainId),
        eq(seatHoldings.departmentId, departmentId),
      )
      const { quantity, used } = only(await db.select().from(seatHoldings).where(from))
      if (quantity > used) return []
      const held = await db
        .select({ id: grants.id })
        .from(grants)
        .where(
          and(
            eq(grants.companyId, companyId),
            eq(grants.mainId, mainId),
            eq(grants.departmentId, departmentId),
          ),
        )
        .orderBy(asc(grants.id))
      return [only(held).id]
    },
    grantOf: async (mainId: string) =>
      only(
        await db
          .select()
          .from(grants)
          .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId)))
          .orderBy(asc(grants.id)),
      ),
    onlineGrant: async () =>
      only(
        await db
          .select({ sn: grants.sn, phone: memberships.phone })
          .from(grants)
          .innerJoin(memberships, memberOfGrant)
          .where(and(eq(grants.companyId, companyId), isNotNull(grants.onlineSince)))
          .orderBy(asc(grants.id)),
      ),
    messageOf: async (userId: string) =>
      only(await db.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.id))).id,
    unreadMessageOf: async (userId: string) =>
      only(
        await db
          .select()
          .from(messages)
          .where(and(eq(messages.userId, userId), eq(messages.hasRead, false)))
          .orderBy(asc(messages.id)),
      ).id,
  }
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The demo data lacks such a row.')
  return row
}
