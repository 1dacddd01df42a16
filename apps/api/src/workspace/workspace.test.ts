import { messageCentreUrl, workspaceContract } from '@atrium/features/workspace/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRows, memberships, messages } from '../database/schema'
import { demo } from '../seed/demo'
import { seedDemo } from '../seed/seedDemo'
import { createTestService, type TestService } from '../testing/createTestService'

const { userIds, companyId, secondCompanyId } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

async function urlsOf(userId: string, company?: string) {
  const answer = await service.request(
    workspaceContract.getMenus,
    { query: company ? { enterPriseId: company } : {} },
    { as: { userId } },
  )
  return answer.data.map((item) => item.url).filter(Boolean)
}

const read = (userId: string, messageIds: string[]) =>
  service.request(workspaceContract.readMessages, { body: { messageIds } }, { as: { userId } })

const list = async (userId: string, query: { pageIndex: number; pageSize: number }) =>
  (await service.request(workspaceContract.listMessages, { query }, { as: { userId } })).data

describe('menus', () => {
  it('are those of the role in the named company', async () => {
    const all = [
      '/CompanyMainPage',
      '/allProucctsAndSer',
      '/EmPowerAsMember',
      '/EmPowerAsPro',
      '/comMbManage',
      '/companyInfo',
      '/CompanySetPassword',
      messageCentreUrl,
    ]
    expect(await urlsOf(userIds.superAdministrator, companyId)).toEqual(all)
    expect(await urlsOf(userIds.administrator, companyId)).toEqual(all)
    expect(await urlsOf(userIds.member, companyId)).toEqual([
      '/CompanyMainPage',
      '/allProucctsAndSer',
      '/CompanySetPassword',
    ])
  })

  it('are those of the personal space when no company is named', async () => {
    expect(await urlsOf(userIds.individual)).toEqual(['/personalMainPage', '/ResetPassword'])
  })

  it('are refused for a company of others', async () => {
    const answer = await service.request(
      workspaceContract.getMenus,
      { query: { enterPriseId: secondCompanyId } },
      { as: { userId: userIds.member } },
    )
    expect(answer.status).toBe(403)
  })

  it('change with the role', async () => {
    const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userIds.memberOutsideScope))
    expect(await urlsOf(userIds.memberOutsideScope, companyId)).not.toContain('/comMbManage')
    await service.database.connection.update(memberships).set({ role: 'administrator' }).where(own)
    expect(await urlsOf(userIds.memberOutsideScope, companyId)).toContain('/comMbManage')
  })
})

describe('the person', () => {
  const getPerson = async (userId: string) =>
    (await service.request(workspaceContract.getPerson, {}, { as: { userId } })).data

  it('comes with their companies, the one joined first at the head', async () => {
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

describe('messages', () => {
  it('come newest first, page by page', async () => {
    const first = await list(userIds.superAdministrator, { pageIndex: 1, pageSize: 2 })
    const second = await list(userIds.superAdministrator, { pageIndex: 2, pageSize: 2 })
    expect(first.totalItems).toBe(5)
    const times = [...first.list, ...second.list].map((message) => message.createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('are marked as read, once or twice, with one audit row each', async () => {
    const { list: before } = await list(userIds.administrator, { pageIndex: 1, pageSize: 100 })
    const unread = before.filter((message) => !message.hasRead).map((message) => message.messageId)
    expect(unread.length).toBeGreaterThan(0)
    expect((await read(userIds.administrator, unread)).data).toBe(true)
    expect((await read(userIds.administrator, unread)).data).toBe(true)
    const { list: after } = await list(userIds.administrator, { pageIndex: 1, pageSize: 100 })
    expect(after.every((message) => message.hasRead)).toBe(true)
    const rows = await service.database.connection
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'readMessages'))
    expect(rows).toHaveLength(2)
  })

  it('of others can be neither seen nor marked', async () => {
    const answer = await read(userIds.individual, ['message-0101'])
    expect(answer.status).toBe(404)
    const [untouched] = await service.database.connection
      .select()
      .from(messages)
      .where(eq(messages.id, 'message-0101'))
    expect(untouched?.hasRead).toBe(false)
    const own = await list(userIds.individual, { pageIndex: 1, pageSize: 100 })
    expect(own.list.map((message) => message.messageId)).toEqual(['message-0401'])
  })

  it('are marked all or none', async () => {
    expect((await read(userIds.member, ['message-0301', 'message-0101'])).status).toBe(404)
    const { list: own } = await list(userIds.member, { pageIndex: 1, pageSize: 100 })
    expect(own[0]?.hasRead).toBe(false)
  })
})
