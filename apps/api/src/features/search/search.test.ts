import { pagePaths } from '@atrium/contracts/paths'
import { searchOperations } from '@atrium/contracts/search/policy'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { demo } from '../../seed/demo'
import { demoMembers } from '../../seed/demoMembers'
import { seedDemo } from '../../seed/seedDemo'
import { departments, memberships, orderItems, permissionGroups, products } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { allSamples } from '../../testing/samples/allSamples'
import { sendSample } from '../../testing/sendSample'
import { spellNames } from './spellNames'

const { userIds, companyId, secondCompanyId, groupIds, departmentIds, mainIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const ask = (searchCondition: string, as: string, company: string = companyId) =>
  service.request(
    searchOperations.search,
    { query: { enterPriseId: company, searchCondition } },
    { as: { userId: as }, company },
  )

const find = async (term: string, as: string = userIds.superAdministrator, company: string = companyId) =>
  (await ask(term, as, company)).data

const names = (found: readonly { readonly realName: string }[]) => found.map(({ realName }) => realName)

describe('a search', () => {
  it('finds members by name, initials, pinyin and phone, and marks the match', async () => {
    for (const [term, mark] of [
      ['苏晚晴', { from: 0, to: 3 }],
      ['swq', { from: 0, to: 3 }],
      ['SuWan', { from: 0, to: 2 }],
      ['wanqing', { from: 1, to: 3 }],
      ['13700000006', null],
      ['0000006', null],
    ] as const) {
      expect((await find(term)).members).toContainEqual(
        expect.objectContaining({ realName: '苏晚晴', phone: '13700000006', mark, isManageable: true }),
      )
    }
  })

  it('sorts exact matches first, then matches at the start, then others', async () => {
    const connection = service.database.connection
    const rename = async (userId: string, name: string) => {
      const member = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
      const [before] = await connection.select().from(memberships).where(member)
      await connection
        .update(memberships)
        .set({ name, spelling: spellingOf(name, 'person') })
        .where(member)
      return () => connection.update(memberships).set({ name: before?.name }).where(member)
    }
    const undo = [
      await rename(userIds.member, '欧单雄'),
      await rename(userIds.memberWithoutLicences, '单雄信'),
      await rename(userIds.memberOutsideScope, '单雄'),
    ]
    const all = ['单雄', '单雄信', '欧单雄']
    expect(names((await find('单雄')).members)).toEqual(all)
    expect(names((await find('sx')).members).slice(0, 1)).toEqual(['单雄'])
    expect(names((await find('shanxiong')).members)).toEqual(all.slice(0, 2))
    for (const each of undo) await each()
    await connection.update(memberships).set({ spelling: null }).where(eq(memberships.companyId, companyId))
    await spellNames(connection)
  })

  it('shows departments with their path, products with their term, and orders with amount and status', async () => {
    const { departments: found } = await find('抗震')
    expect(found).toContainEqual({
      enterpriseDepartmentId: departmentIds.seismic,
      departmentName: '抗震分析室',
      fullName: expect.stringMatching(/.+\/.+\/抗震分析室$/),
      mark: { from: 0, to: 2 },
    })
    expect((await find('kjjg')).products).toContainEqual(
      expect.objectContaining({ mainId: mainIds.structure, endAt: null, snStatus: 'normal' }),
    )
    const { orders } = await find('kjjg')
    expect(orders.length).toBeGreaterThan(0)
    const [first] = orders
    expect((await find(first?.orderNo ?? '')).orders).toEqual([{ ...first, mark: null }])
  })

  it('finds at most five of each kind', async () => {
    for (const term of ['z', '1', '设计', '2']) {
      const { pages: _, ...found } = await find(term)
      for (const some of Object.values(found)) expect(some.length).toBeLessThanOrEqual(5)
    }
  })

  it('takes wildcards literally', async () => {
    for (const term of ['%', '_', '\\', "'", '.*']) {
      const { members, departments: found, products: seats, orders } = await find(term)
      expect([members, found, seats, orders]).toEqual([[], [], [], []])
    }
    expect((await ask(' ', userIds.superAdministrator)).status).toBe(400)
    expect((await ask('a'.repeat(31), userIds.superAdministrator)).status).toBe(400)
  })

  it('finds pages of the menu', async () => {
    expect((await find('bmycy')).pages).toEqual([{ menuId: 'departments', url: pagePaths.memberManagement }])
    expect((await find('重置')).pages.map(({ url }) => url)).toEqual([pagePaths.companyPassword])
    expect((await find('bmycy', userIds.member)).pages).toEqual([])
  })

  it('finds pages outside of the menu by pinyin and initials, for people with that menu', async () => {
    const urls = async (term: string, as?: string) => (await find(term, as)).pages.map(({ url }) => url)
    for (const [term, url] of [
      ['yqcy', pagePaths.inviteMembers],
      ['chengyuanshenqing', pagePaths.memberApplications],
      ['sqsq', pagePaths.licenceRequests],
      ['zxqy', pagePaths.dissolutionNotice],
      ['xzqxz', pagePaths.permissionGroupForm],
    ] as const) {
      expect(await urls(term)).toEqual([url])
      expect(await urls(term, userIds.member)).toEqual([])
    }
    for (const [term, url] of [
      ['aqzx', pagePaths.security],
      ['wddb', pagePaths.backlog],
      ['yunpan', pagePaths.ownDisk],
      ['zxzh', pagePaths.deregistrationNotice],
    ] as const)
      for (const as of [userIds.superAdministrator, userIds.member])
        expect(await urls(term, as)).toContain(url)
    expect((await urls('wd')).length).toBeGreaterThan(5)
  })
})

describe('the scope of a search', () => {
  const [, , other] = demoMembers.filter((member) => member.companyId === secondCompanyId)

  it('excludes other companies', async () => {
    const theirs = other?.phone ?? ''
    expect((await find(theirs, userIds.superAdministrator, secondCompanyId)).members).toHaveLength(1)
    expect((await find(theirs)).members).toEqual([])
    expect((await ask(theirs, userIds.member, secondCompanyId)).status).toBe(403)
  })

  it('for a sub-administrator is that of their groups', async () => {
    const { administrator } = userIds
    expect(names((await find('13700000006', administrator)).members)).toEqual(['苏晚晴'])
    expect((await find('13700000007', administrator)).members).toEqual([])
    const cost = '造价'
    expect((await find(cost)).departments).not.toEqual([])
    expect((await find(cost, administrator)).departments).toEqual([])
    expect((await find('kjjg', administrator)).orders).toEqual([])
  })

  it('includes members whose licences alone they administer, and says so', async () => {
    const allow = (permissions: ('authorisation' | 'orders' | 'departments')[]) =>
      service.database.connection
        .update(permissionGroups)
        .set({ permissions })
        .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, groupIds.structure)))
    await allow(['authorisation'])
    const licences = await find('13700000006', userIds.administrator)
    expect(licences.members).toEqual([expect.objectContaining({ isManageable: false })])
    expect((await find('抗震', userIds.administrator)).departments).toEqual([])
    await allow(['orders'])
    expect((await find('13700000006', userIds.administrator)).members).toEqual([])
    expect((await find('kjjg', userIds.administrator)).orders).not.toEqual([])
  })

  it('for a member has products and their own pages', async () => {
    const found = await find('kjjg', userIds.member)
    expect(found).toMatchObject({ members: [], departments: [], orders: [] })
    expect(found.products).not.toEqual([])
    expect((await find('13700000006', userIds.member)).members).toEqual([])
  })
})

describe('spellings are computed', () => {
  const tables = [
    { table: memberships, name: memberships.name, naming: 'person' },
    { table: departments, name: departments.name, naming: 'thing' },
    { table: products, name: products.name, naming: 'thing' },
    { table: orderItems, name: orderItems.productName, naming: 'thing' },
  ] as const

  async function expectSpelt() {
    for (const { table, name, naming } of tables) {
      const rows = await service.database.connection.select({ name, spelling: table.spelling }).from(table)
      expect(rows.filter((row) => row.spelling !== spellingOf(row.name, naming))).toEqual([])
    }
  }

  it('for existing names', async () => {
    for (const { table } of tables) await service.database.connection.update(table).set({ spelling: null })
    await spellNames(service.database.connection)
    await expectSpelt()
  })

  it('for every kind of name', async () => {
    const naming = ['addDepartment', 'editDepartment', 'updateMembers', 'auditApplications', 'checkPayment']
    for (const sample of allSamples.filter(({ operation }) => naming.includes(operation.name))) {
      expect((await sendSample(service, sample)).status).toBe(200)
    }
    await expectSpelt()
    expect((await find('lsjzzx')).departments).toEqual([
      expect.objectContaining({ departmentName: '绿色建筑中心' }),
    ])
    const unspelt = service.database.connection.$count(memberships, isNull(memberships.spelling))
    expect(await unspelt).toBe(0)
  })
})
