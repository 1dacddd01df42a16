import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments, devices, grants, memberships, products, seatHoldings, users } from '../tables'
import { createTestService, type TestService } from '../testing/createTestService'
import { demo } from './demo'
import { seedCompany } from './seedCompany'
import { seedDemo } from './seedDemo'

const size = { members: 300, departments: 60, products: 5 }

describe.each([
  ['the demo data', seedDemo],
  [
    'a company of any size',
    async (...[database, now]: Parameters<typeof seedDemo>) => {
      await seedCompany(database, now, size)
    },
  ],
])('%s', (name, fill) => {
  let service: TestService
  beforeAll(async () => {
    service = await createTestService({ fill })
  })
  afterAll(() => service.close())

  it('counts seats and licences as they are held', async () => {
    const db = service.database.connection
    const wrongHoldings = await db.execute(sql`
      select 1 from ${seatHoldings} h where used <> (select count(*) from ${grants} g
        where g.company_id = h.company_id and g.main_id = h.main_id and g.department_id = h.department_id)`)
    const wrongMembers = await db.execute(sql`
      select 1 from ${memberships} m where grant_count <> (select count(*) from ${grants} g
        where g.company_id = m.company_id and g.user_id = m.user_id)`)
    expect(wrongHoldings).toMatchObject({ rows: [] })
    expect(wrongMembers).toMatchObject({ rows: [] })
  })

  it('gives nobody a seat of a department that is not above their own', async () => {
    const strange = await service.database.connection.execute(sql`
      select 1 from ${grants} g
      join ${memberships} m on m.company_id = g.company_id and m.user_id = g.user_id
      join ${departments} d on d.company_id = m.company_id and d.id = m.department_id
      where not g.department_id = any(string_to_array(d.path, '/'))`)
    expect(strange).toMatchObject({ rows: [] })
  })

  it('has everything in the promised amounts', async () => {
    const db = service.database.connection
    if (name === 'the demo data') {
      const inFirst = sql`company_id = ${demo.companyId}`
      expect(await db.$count(departments, inFirst)).toBeGreaterThanOrEqual(40)
      expect(await db.$count(memberships, inFirst)).toBeGreaterThanOrEqual(180)
      expect(await db.$count(products, inFirst)).toBe(13)
      expect(await db.$count(grants, sql`online_since is not null`)).toBeGreaterThan(10)
      expect(await db.$count(devices)).toBeGreaterThan(100)
    } else {
      expect(await db.$count(departments)).toBe(size.departments)
      expect(await db.$count(memberships)).toBe(size.members)
      expect(await db.$count(users)).toBe(size.members)
      expect(await db.$count(products)).toBe(size.products)
    }
  })
})
