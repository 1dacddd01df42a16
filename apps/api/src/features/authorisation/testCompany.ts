import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import type { Route } from '../../platform/http/Route'
import { companies, departments, grants, memberships, products, seatHoldings, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { lookAfter } from '../../testing/servers/lookAfter'
import { authorisationRoutes } from './authorisationRoutes'

/**
 * A company for tests of licences:
 *
 *     top ─ design ─ tall
 *         └ cost
 *
 * `boss` is its super administrator and `lead` administers design. Another company has an `intruder`.
 */
export const companyId = 'firm'
export const boss = { as: { userId: 'boss' }, company: companyId }
export const lead = { as: { userId: 'lead' }, company: companyId }
export const intruder = { as: { userId: 'intruder' }, company: 'other' }

export const departmentPaths = {
  top: 'top/',
  design: 'top/design/',
  tall: 'top/design/tall/',
  cost: 'top/cost/',
} as const
type DepartmentName = keyof typeof departmentPaths

export interface Firm extends TestService {
  addMembers(department: DepartmentName, ...userIds: readonly string[]): Promise<void>
  addProduct(mainId: string, product?: NewProduct): Promise<void>
  /** Counted at one moment, from the holdings and from the grants. */
  countSeats(mainId: string): Promise<{ total: number; used: number; granted: number }>
  /** Names of the departments whose seats the members use. */
  seatsOf(mainId: string): Promise<Record<string, string>>
  grant(mainId: string, ...userIds: readonly string[]): Promise<void>
  cancel(mainId: string, ...userIds: readonly string[]): Promise<void>
}

interface NewProduct {
  readonly productType?: 0 | 1
  readonly disabled?: boolean
  readonly endAt?: Date
  readonly seats?: Partial<Record<DepartmentName, number>>
}

export async function openFirm(routes: readonly Route[] = authorisationRoutes): Promise<Firm> {
  const service = await createTestService({ routes, fill: fillFirm })
  const { connection } = service.database
  const createdAt = service.clock.now()
  return {
    ...service,
    addMembers: (department, ...userIds) => addMembers(service.database, department, userIds, createdAt),
    async addProduct(mainId, { seats = {}, productType = 0, disabled = false, endAt } = {}) {
      await connection.insert(products).values({
        companyId,
        mainId,
        name: `产品${mainId}`,
        productType,
        disabled,
        licensingType: endAt ? 'dated' : 'permanent',
        startAt: createdAt,
        endAt: endAt ?? null,
        createdAt,
      })
      const holdings = Object.entries(seats).map(([departmentId, quantity]) => ({
        companyId,
        mainId,
        departmentId,
        quantity,
      }))
      if (holdings.length > 0) await connection.insert(seatHoldings).values(holdings)
    },
    async countSeats(mainId) {
      const [row] = await connection
        .select({
          total: sql<number>`sum(${seatHoldings.quantity})`.mapWith(Number),
          used: sql<number>`sum(${seatHoldings.used})`.mapWith(Number),
          granted: sql<number>`(
            select count(*) from ${grants} g where g.company_id = ${companyId} and g.main_id = ${mainId}
          )`.mapWith(Number),
        })
        .from(seatHoldings)
        .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.mainId, mainId)))
      return row ?? { total: 0, used: 0, granted: 0 }
    },
    async seatsOf(mainId) {
      const rows = await connection
        .select({ userId: grants.userId, departmentId: grants.departmentId })
        .from(grants)
        .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId)))
      return Object.fromEntries(rows.map(({ userId, departmentId }) => [userId, departmentId]))
    },
    async grant(mainId, ...userIds) {
      const body = { enterPriseId: companyId, mainId, userIds: [...userIds] }
      const answer = await service.request(calls.grantLicences, { body }, boss)
      if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
    },
    async cancel(mainId, ...userIds) {
      const body = { enterPriseId: companyId, mainId, userIds: [...userIds] }
      const answer = await service.request(calls.cancelLicences, { body }, boss)
      if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
    },
  }
}

async function fillFirm(database: Database, createdAt: Date) {
  const { connection } = database
  await connection.insert(companies).values([
    { id: companyId, name: '筑造设计院', account: 'firm', createdAt },
    { id: 'other', name: '别家', account: 'other', createdAt },
  ])
  await connection.insert(departments).values(
    Object.entries(departmentPaths).map(([id, path]) => {
      const ids = path.split('/').filter(Boolean)
      const parentId = ids.at(-2) ?? null
      return { companyId, id, parentId, name: `部门${id}`, level: ids.length, path, createdAt }
    }),
  )
  await connection.insert(departments).values({
    companyId: 'other',
    id: 'elsewhere',
    parentId: null,
    name: '别处',
    level: 1,
    path: 'elsewhere/',
    createdAt,
  })
  await addMembers(database, 'top', ['boss'], createdAt, 'superAdministrator')
  await addMembers(database, 'design', ['lead'], createdAt, 'administrator')
  await lookAfter(connection, { companyId, userId: 'lead', departmentIds: ['design'] })
  await connection
    .insert(users)
    .values({ id: 'intruder', account: 'intruder', phone: '13900000000', passwordHash: '', createdAt })
  await connection.insert(memberships).values({
    companyId: 'other',
    userId: 'intruder',
    role: 'superAdministrator',
    departmentId: 'elsewhere',
    name: '外人',
    phone: '13900000000',
    joinedAt: createdAt,
  })
}

let phones = 13_000_000_000

async function addMembers(
  { connection }: Database,
  departmentId: DepartmentName,
  userIds: readonly string[],
  joinedAt: Date,
  role: 'superAdministrator' | 'administrator' | 'member' = 'member',
) {
  const people = userIds.map((userId) => {
    phones += 1
    return { userId, phone: String(phones), name: `成员${userId}` }
  })
  await connection.insert(users).values(
    people.map(({ userId, phone }) => ({
      id: userId,
      account: userId,
      phone,
      passwordHash: '',
      createdAt: joinedAt,
    })),
  )
  await connection
    .insert(memberships)
    .values(people.map((person) => ({ companyId, role, departmentId, joinedAt, ...person })))
}
