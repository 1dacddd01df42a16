import { ordersOperations } from '@atrium/contracts/orders/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { userEvents } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { lookAfter } from '../../testing/servers/lookAfter'

const { userIds, companyId, secondCompanyId, departmentIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

async function urlsOf(userId: string, company?: string) {
  const answer = await service.request(
    workspaceOperations.getMenus,
    { query: company ? { enterPriseId: company } : {} },
    { as: { userId } },
  )
  return answer.data.map((item) => item.url).filter(Boolean)
}

describe('menus', () => {
  const ofEverybody = [
    pagePaths.companyHome,
    pagePaths.companyProducts,
    pagePaths.companyPassword,
    pagePaths.companyMessagesMenu,
  ]

  it('show everything to the super administrator', async () => {
    expect(await urlsOf(userIds.superAdministrator, companyId)).toEqual(
      expect.arrayContaining([
        ...ofEverybody,
        pagePaths.licencesByMember,
        pagePaths.licencesByProduct,
        pagePaths.memberManagement,
        pagePaths.companyInformation,
      ]),
    )
  })

  it('show a sub-administrator what their groups permit', async () => {
    const urls = await urlsOf(userIds.administrator, companyId)
    expect(urls).toEqual(
      expect.arrayContaining([
        ...ofEverybody,
        pagePaths.licencesByMember,
        pagePaths.licencesByProduct,
        pagePaths.memberManagement,
      ]),
    )
    expect(urls).not.toContain(pagePaths.companyInformation)
  })

  it('show ordinary members the common items', async () => {
    const urls = await urlsOf(userIds.member, companyId)
    expect(urls).toEqual(expect.arrayContaining(ofEverybody))
    for (const url of [
      pagePaths.licencesByMember,
      pagePaths.memberManagement,
      pagePaths.companyInformation,
    ]) {
      expect(urls).not.toContain(url)
    }
  })

  it('leave out an empty submenu', async () => {
    const { data } = await service.request(
      workspaceOperations.getMenus,
      { query: { enterPriseId: companyId } },
      { as: { userId: userIds.member } },
    )
    const parents = data.filter(({ url }) => url === '')
    expect(parents.every(({ menuId }) => data.some(({ parentId }) => parentId === menuId))).toBe(true)
    expect(parents.map(({ menuId }) => menuId)).not.toContain('enterprise')
  })

  it('count unpaid orders for people who may see orders, and notify them of changes', async () => {
    const query = { enterPriseId: companyId }
    const unpaidFor = async (userId: string) => {
      const { data } = await service.request(workspaceOperations.getMenus, { query }, { as: { userId } })
      return data.find(({ url }) => url === pagePaths.companyOrders)?.pendingCount
    }
    const countEvents = () =>
      service.database.connection.$count(
        userEvents,
        and(eq(userEvents.userId, userIds.superAdministrator), eq(userEvents.target, 'OnMenusChanged')),
      )
    const boss = { as: { userId: userIds.superAdministrator }, company: companyId }
    const before = (await unpaidFor(userIds.superAdministrator)) ?? 0
    expect(before).toBeGreaterThan(0)
    expect(await unpaidFor(userIds.administrator)).toBeUndefined()
    const heard = await countEvents()
    const page = { enterpriseId: companyId, pageIndex: 1, pageSize: 1, orderStatus: 'NOTPAY' } as const
    const { data } = await service.request(ordersOperations.listOrders, { query: page }, boss)
    const orderNo = data.list[0]?.orderNo ?? ''
    await service.request(ordersOperations.cancelOrder, { params: { orderNo } }, boss)
    expect(await unpaidFor(userIds.superAdministrator)).toBe(before - 1)
    expect(await countEvents()).toBe(heard + 1)
  })

  it('count a person’s own unpaid orders, and notify them of changes', async () => {
    const userId = userIds.superAdministrator
    const own = { as: { userId } }
    const unpaid = async () =>
      (await service.request(workspaceOperations.getMenus, { query: {} }, own)).data.find(
        ({ url }) => url === pagePaths.ownOrders,
      )?.pendingCount ?? 0
    const countEvents = () =>
      service.database.connection.$count(
        userEvents,
        and(eq(userEvents.userId, userId), eq(userEvents.target, 'OnMenusChanged')),
      )
    const [before, heard] = [await unpaid(), await countEvents()]
    expect(before).toBeGreaterThan(0)
    const query = { pageIndex: 1, pageSize: 1, orderStatus: 'NOTPAY' } as const
    const { data } = await service.request(ordersOperations.listOrders, { query }, own)
    const orderNo = data.list[0]?.orderNo ?? ''
    await service.request(ordersOperations.cancelOrder, { params: { orderNo } }, own)
    expect([await unpaid(), await countEvents()]).toEqual([before - 1, heard + 1])
  })

  it('are those of the personal space when no company is named', async () => {
    expect(await urlsOf(userIds.individual)).toEqual([
      ...[pagePaths.personalHome, pagePaths.ownProducts, pagePaths.cloudApps, pagePaths.ownTrials],
      ...[pagePaths.trialCenter, pagePaths.shop, pagePaths.meetings, pagePaths.ownDisk],
      ...[pagePaths.backlog, pagePaths.ownMessages, pagePaths.ownOrders, pagePaths.ownBilling],
      ...[pagePaths.profile, pagePaths.toCompany, pagePaths.security, pagePaths.personalPassword],
    ])
  })

  it('are refused for other companies', async () => {
    const answer = await service.request(
      workspaceOperations.getMenus,
      { query: { enterPriseId: secondCompanyId } },
      { as: { userId: userIds.member } },
    )
    expect(answer.status).toBe(403)
  })

  it('change with the groups', async () => {
    const userId = userIds.memberOutsideScope
    const looking = { companyId, userId, departmentIds: [departmentIds.cost] }
    const { connection } = service.database
    await lookAfter(connection, { ...looking, permissions: ['departments'] })
    expect(await urlsOf(userId, companyId)).toContain(pagePaths.memberManagement)
    await lookAfter(connection, { ...looking, permissions: ['authorisation'] })
    expect(await urlsOf(userId, companyId)).not.toContain(pagePaths.memberManagement)
    expect(await urlsOf(userId, companyId)).toContain(pagePaths.licencesByProduct)
  })
})

describe('the person', () => {
  const getPerson = async (userId: string) =>
    (await service.request(workspaceOperations.getPerson, {}, { as: { userId } })).data

  it('has their companies, in the order of joining', async () => {
    const { user, enterprises } = await getPerson(userIds.superAdministrator)
    expect(user).toMatchObject({ id: userIds.superAdministrator, account: demo.accounts.superAdministrator })
    expect(enterprises.map((company) => company.enterpriseId)).toEqual([companyId, secondCompanyId])
  })

  it('is a child administrator only where they are a sub-administrator', async () => {
    const [company] = (await getPerson(userIds.administrator)).enterprises
    expect(company).toMatchObject({ isChildAdminUser: true, userRole: 'administrator' })
    const [same] = (await getPerson(userIds.member)).enterprises
    expect(same).toMatchObject({ isChildAdminUser: false, userRole: 'member' })
  })

  it('may belong to no company', async () => {
    expect((await getPerson(userIds.individual)).enterprises).toEqual([])
  })
})
