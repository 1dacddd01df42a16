import { sql } from 'drizzle-orm'
import { currentVersion, standingKinds } from '../features/agreements'
import { spellNames } from '../features/search'
import { hashPassword } from '../features/session/password/passwords'
import type { Connection, Database } from '../platform/database/Connection'
import * as schema from '../tables'
import { demo } from './demo'
import { givenNames, surnames } from './inventPerson'
import { shapeDepartments } from './shapeDepartments'

export interface CompanySize {
  readonly members: number
  readonly departments: number
  readonly products: number
}

interface SeededCompany {
  readonly companyId: string
  readonly name: string
  /** Account of its super administrator. */
  readonly account: string
  readonly password: string
}

const day = 86_400_000
/** One in this many members has a licence of each product. */
const holderStep = 20

/** Adds a company of any size for load tests. Every member signs in with the demo password. */
export async function seedCompany(database: Database, now: Date, size: CompanySize): Promise<SeededCompany> {
  const passwordHash = await hashPassword(demo.password)
  return database.transaction(async (db) => {
    const number = (await db.$count(schema.companies)) + 1
    const companyId = `company-load-${number}`
    const name = `规模测试企业${number}`
    const line = `19${String(number % 100).padStart(2, '0')}`
    const account = `${line}0000001`
    const createdAt = new Date(now.getTime() - 2000 * day)

    await db.insert(schema.companies).values({
      id: companyId,
      name,
      account: companyId,
      contactPhone: account,
      certificationStatus: 4,
      auditedAt: createdAt,
      createdAt,
    })
    await insertDepartments(db, companyId, size.departments, createdAt)
    await insertMembers(db, { companyId, line, passwordHash, now, ...size })
    await insertAgreements(db, companyId, now)
    await insertProducts(db, { companyId, now, ...size })
    await spellNames(db)
    await analyse(db)
    return { companyId, name, account, password: demo.password }
  })
}

async function insertDepartments(db: Connection, companyId: string, count: number, createdAt: Date) {
  const rows = shapeDepartments(count).map((department) => ({ ...department, companyId, createdAt }))
  for (let from = 0; from < rows.length; from += 1000) {
    await db.insert(schema.departments).values(rows.slice(from, from + 1000))
  }
}

interface Members extends CompanySize {
  readonly companyId: string
  /** First four digits of every phone. */
  readonly line: string
  readonly passwordHash: string
  readonly now: Date
}

const userId = (companyId: string) => sql`${companyId}::text || '-' || i`
const departmentOf = (departments: number) => sql`'dep-' || ((i::bigint * 7919) % ${departments}::int)`

async function insertMembers(
  db: Connection,
  { companyId, line, passwordHash, now, members, departments, products }: Members,
) {
  const name = sql`(string_to_array(${surnames.join(' ')}::text, ' '))[1 + (i * 17) % ${surnames.length}::int]
    || (string_to_array(${givenNames.join(' ')}::text, ' '))[1 + (i * 29) % ${givenNames.length}::int]`
  const phone = sql`${line}::text || lpad(i::text, 7, '0')`
  const joinedAt = sql`${now.toISOString()}::timestamptz - interval '1 minute' * ((i::bigint * 7919) % 2500000)`

  await db.execute(sql`
    insert into ${schema.users} (id, account, phone, real_name, nickname, password_hash, created_at)
    select ${userId(companyId)}, ${phone}, ${phone}, ${name}, ${name}, ${passwordHash}::text, ${joinedAt}
    from generate_series(1, ${members}::int) i`)
  await db.execute(sql`
    insert into ${schema.memberships}
      (company_id, user_id, role, department_id, name, phone, joined_at, grant_count)
    select ${companyId}::text, ${userId(companyId)}, case when i = 1 then 'superAdministrator' else 'member' end,
      case when i = 1 then 'dep-0' else ${departmentOf(departments)} end, ${name}, ${phone}, ${joinedAt},
      (select count(*) from generate_series(1, ${products}::int) p where i % ${holderStep}::int = p % ${holderStep}::int)
    from generate_series(1, ${members}::int) i`)
}

/** Nobody has agreements to accept, so pages are measured as on most days. */
async function insertAgreements(db: Connection, companyId: string, now: Date) {
  for (const kind of standingKinds)
    await db.execute(sql`
      insert into ${schema.agreements} (user_id, kind, version, at, occasion)
      select user_id, ${kind}, ${currentVersion(kind, now).version}, ${now.toISOString()}::timestamptz, 'registration'
      from ${schema.memberships} where company_id = ${companyId}`)
}

interface Products extends CompanySize {
  readonly companyId: string
  readonly now: Date
}

/** The top department owns all seats, one per member. */
async function insertProducts(db: Connection, { companyId, now, members, products }: Products) {
  const mainId = sql`'main-' || p`
  const holders = sql`(select count(*) from generate_series(1, ${members}::int) i
    where i % ${holderStep}::int = p % ${holderStep}::int)`

  await db.execute(sql`
    insert into ${schema.products}
      (company_id, main_id, name, product_type, licensing_type, start_at, end_at, created_at)
    select ${companyId}::text, ${mainId}, '设计软件 ' || p, p % 2,
      case when p % 3 = 0 then 'permanent' else 'dated' end, ${now.toISOString()}::timestamptz - interval '200 days',
      case when p % 3 = 0 then null else ${now.toISOString()}::timestamptz + interval '165 days' end,
      ${now.toISOString()}::timestamptz - interval '1 day' * p
    from generate_series(1, ${products}::int) p`)
  await db.execute(sql`
    insert into ${schema.seatHoldings} (company_id, main_id, department_id, quantity, used)
    select ${companyId}::text, ${mainId}, 'dep-0', ${members}::int, ${holders}
    from generate_series(1, ${products}::int) p`)
  await db.execute(sql`
    insert into ${schema.grants} (company_id, id, main_id, user_id, department_id, sn, granted_at, online_since)
    select ${companyId}::text, 'grant-' || p || '-' || i, ${mainId}, ${userId(companyId)}, 'dep-0',
      'SN-' || p || '-' || i, ${now.toISOString()}::timestamptz - interval '1 minute' * (i % 200000),
      case when i % 7 = 0 then ${now.toISOString()}::timestamptz - interval '1 hour' end
    from generate_series(1, ${products}::int) p, generate_series(1, ${members}::int) i
    where i % ${holderStep}::int = p % ${holderStep}::int`)
}

/** So that the planner has statistics for the first query. */
async function analyse(db: Connection) {
  const { users, departments, memberships, products, seatHoldings, grants } = schema
  for (const table of [users, departments, memberships, products, seatHoldings, grants]) {
    await db.execute(sql`analyze ${table}`)
  }
}
