import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/Connection'
import { departments, grants, memberships, seatHoldings } from '../../../tables'

/** The company's current state, and whether its seats add up. */
export async function readAcme({ connection: db }: Database) {
  const places = await db.select().from(departments).where(eq(departments.companyId, 'acme'))
  const members = await db.select().from(memberships).where(eq(memberships.companyId, 'acme'))
  const holdings = await db.select().from(seatHoldings).where(eq(seatHoldings.companyId, 'acme'))
  const granted = await db.select().from(grants).where(eq(grants.companyId, 'acme')).orderBy(asc(grants.id))
  const owned = (mainId: string) =>
    holdings.filter((row) => row.mainId === mainId).reduce((sum, row) => sum + row.quantity, 0)
  return {
    departmentIds: places.map((row) => row.id).sort(),
    nameOf: (id: string) => places.find((row) => row.id === id)?.name,
    departmentOf: (userId: string) => members.find((row) => row.userId === userId)?.departmentId,
    roleOf: (userId: string) => members.find((row) => row.userId === userId)?.role,
    grantIds: granted.map((row) => row.id),
    quantityOf: (mainId: string, departmentId: string) =>
      holdings.find((row) => row.mainId === mainId && row.departmentId === departmentId)?.quantity,
    seats: {
      draw: owned('draw'),
      calc: owned('calc'),
      usedAsGranted: holdings.every(
        (row) =>
          row.used ===
          granted.filter((grant) => grant.mainId === row.mainId && grant.departmentId === row.departmentId)
            .length,
      ),
      countedAtMembers: members.every(
        (row) => row.grantCount === granted.filter((grant) => grant.userId === row.userId).length,
      ),
      insideTheirPath: granted.every((grant) => {
        const member = members.find((row) => row.userId === grant.userId)
        const place = places.find((row) => row.id === member?.departmentId)
        return place?.path.split('/').includes(grant.departmentId)
      }),
    },
  }
}

export const soundSeats = {
  draw: 17,
  calc: 3,
  usedAsGranted: true,
  countedAtMembers: true,
  insideTheirPath: true,
}
