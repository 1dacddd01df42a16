import { spellNames } from '../features/search'
import { hashPassword } from '../features/session/password/passwords'
import { dayOf, daysBefore } from '../features/use'
import type { Connection, Database } from '../platform/database/Connection'
import * as schema from '../tables'
import { demo } from './demo'
import { demoCompanies } from './demoCompanies'
import { demoDepartments, type SeedDepartment } from './demoDepartments'
import { demoMembers, demoPeople, type SeedMember } from './demoMembers'
import { demoMessages } from './demoMessages'
import { demoProducts, type SeedProduct } from './demoProducts'
import { seedUse } from './seedUse'
import { topUpDemo } from './topUpDemo'

const hour = 3_600_000
const day = 24 * hour

/**
 * Fills an empty database with the demo companies. The data is always the same, with dates relative to `now`.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demo.password)
  await database.transaction(async (db) => {
    await db.insert(schema.users).values(people(now, passwordHash))
    await db.insert(schema.companies).values(demoCompanies(now))
    await db.insert(schema.departments).values(
      demoDepartments.map((department, n) => ({
        ...department,
        createdAt: ago(now, 920 * day - n * 60_000),
      })),
    )
    await insertMembersAndLicences(db, now)
    await db.insert(schema.messages).values(
      demoMessages.map(({ hoursAgo, ...message }) => ({
        ...message,
        createdAt: ago(now, hoursAgo * hour),
      })),
    )
    await topUpDemo(db, now)
    await spellNames(db)
  })
}

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

const people = (now: Date, passwordHash: string) =>
  demoPeople.map((person, n) => ({
    id: person.id,
    account: person.phone,
    phone: person.phone,
    realName: person.name,
    nickname: person.name,
    passwordHash,
    createdAt: ago(now, 930 * day - n * hour),
    lastSignInAt: null,
  }))

async function insertMembersAndLicences(db: Connection, now: Date) {
  const byId = new Map(demoDepartments.map((department) => [department.id, department]))
  const receivers = demoMembers.filter((member) => member.userId !== demo.userIds.memberWithoutLicences)
  const allocations = demoProducts.map((product) =>
    allocateSeats(
      product,
      receivers.filter((member) => member.companyId === product.companyId),
      byId,
    ),
  )
  const grants = allocations.flatMap((allocation) => allocation.grants)

  await db.insert(schema.memberships).values(
    demoMembers.map(({ joinedDay, ...member }, n) => {
      const joinedAt = ago(now, joinedDay * day + n * 7 * 60_000)
      return {
        ...member,
        joinedAt,
        invitedAt: member.role === 'superAdministrator' ? null : ago(joinedAt, 2 * day),
        grantCount: grants.filter((grant) => isHolder(grant, member)).length,
      }
    }),
  )
  await db.insert(schema.products).values(
    demoProducts.map((product) => ({
      companyId: product.companyId,
      mainId: product.mainId,
      name: product.name,
      productType: product.productType,
      licensingType: product.endDay === undefined ? ('permanent' as const) : ('dated' as const),
      startAt: ago(now, -product.startDay * day),
      // Its messages already include reminders.
      remindedAt: now,
      endAt: product.endDay === undefined ? null : ago(now, -product.endDay * day),
      disabled: product.disabled ?? false,
      isTrial: product.isTrial ?? false,
      remarks: product.remarks ?? '',
      createdAt: ago(now, -product.startDay * day),
    })),
  )
  await db.insert(schema.seatHoldings).values(allocations.flatMap((allocation) => allocation.holdings))
  await db.insert(schema.grants).values(grants.map((grant, n) => grantRow(grant, n, now)))
  await seedUse(db, now)
  await db.insert(schema.devices).values(grants.flatMap((grant, n) => deviceRows(grant, n, now)))
}

const isHolder = (grant: SeedGrant, member: { readonly companyId: string; readonly userId: string }) =>
  grant.member.companyId === member.companyId && grant.member.userId === member.userId

const grantId = (n: number) => `grant-${String(n + 1).padStart(4, '0')}`

const isUsable = (grant: SeedGrant) => !grant.product.disabled && (grant.product.endDay ?? 1) > 0

/** The ordinary demo member is always online, and so is every fifth holder of a usable licence. */
const isOnline = (grant: SeedGrant, n: number) =>
  isUsable(grant) && (n % 5 === 0 || grant.member.userId === demo.userIds.member)

const grantedAgo = (grant: SeedGrant, n: number) =>
  Math.max(1, Math.min(grant.member.joinedDay, -grant.product.startDay) - 1 - (n % 9)) * day + n * 60_000

function grantRow(grant: SeedGrant, n: number, now: Date) {
  return {
    companyId: grant.product.companyId,
    id: grantId(n),
    mainId: grant.product.mainId,
    userId: grant.member.userId,
    departmentId: grant.departmentId,
    sn: `SN-${grant.product.productType}${String(240_000_000 + n * 7919)}`,
    grantedAt: ago(now, grantedAgo(grant, n)),
    onlineSince: isOnline(grant, n) ? ago(now, (1 + (n % 7)) * hour) : null,
    lastUsedOn: lastUsedOn(grant, n, now),
  }
}

/** People who are online used it today. Most others use it regularly, some stopped, and some never started. */
function lastUsedOn(grant: SeedGrant, n: number, now: Date): string | null {
  if (isOnline(grant, n)) return dayOf(now)
  const days = sinceLastUse[n % sinceLastUse.length] ?? null
  const most = Math.floor(grantedAgo(grant, n) / day)
  return days === null || days > most ? null : daysBefore(now, days)
}

const sinceLastUse = [
  0,
  1,
  3,
  1,
  41,
  2,
  0,
  96,
  5,
  1,
  12,
  null,
  2,
  67,
  1,
  0,
  208,
  4,
  33,
  1,
  8,
  132,
  2,
] as const

/** Two in three licences were activated, on one or two machines. */
function deviceRows(grant: SeedGrant, n: number, now: Date) {
  const count = isOnline(grant, n) ? 1 + (n % 2) : n % 3
  return Array.from({ length: count }, (_, machine) => ({
    companyId: grant.product.companyId,
    grantId: grantId(n),
    mid: fingerprint(n * 4 + machine),
    registeredAt: ago(now, Math.max(hour, grantedAgo(grant, n) - (machine + 1) * 9 * hour)),
    status: machine === 0 && isUsable(grant) ? ('active' as const) : ('inactive' as const),
  }))
}

function fingerprint(n: number): string {
  const block = (salt: number) =>
    (((n + 1) * salt * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')
  return `${block(3)}-${block(7)}`.toUpperCase()
}

interface SeedHolding {
  readonly companyId: string
  readonly mainId: string
  readonly departmentId: string
  readonly quantity: number
  readonly used: number
}

interface SeedGrant {
  readonly member: SeedMember
  readonly product: SeedProduct
  /** The department that owns the seat. */
  readonly departmentId: string
}

/**
 * Gives the first members below the named department a seat each, from the nearest department upwards that
 * has one.
 */
function allocateSeats(
  product: SeedProduct,
  members: readonly SeedMember[],
  departments: ReadonlyMap<string, SeedDepartment>,
): { readonly holdings: readonly SeedHolding[]; readonly grants: readonly SeedGrant[] } {
  const used = new Map(Object.keys(product.seats).map((departmentId) => [departmentId, 0]))
  const grants: SeedGrant[] = []

  for (const member of members) {
    if (grants.length === product.granted.count) break
    const upwards = departments.get(member.departmentId)?.path.split('/').filter(Boolean).reverse() ?? []
    if (!upwards.includes(product.granted.within)) continue
    const owner = upwards.find((id) => (used.get(id) ?? 0) < (product.seats[id] ?? 0))
    if (!owner) continue
    used.set(owner, (used.get(owner) ?? 0) + 1)
    grants.push({ member, product, departmentId: owner })
  }

  if (grants.length < product.granted.count) {
    throw new Error(
      `${product.name}: seats or members for ${grants.length} of ${product.granted.count} grants`,
    )
  }
  const holdings = Object.entries(product.seats).map(([departmentId, quantity]) => ({
    companyId: product.companyId,
    mainId: product.mainId,
    departmentId,
    quantity,
    used: used.get(departmentId) ?? 0,
  }))
  return { holdings, grants }
}
