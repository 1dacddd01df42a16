import { messageCentreUrl, workspaceContract } from '@atrium/features/workspace/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { createTestService, type TestService } from '../../testing/createTestService'
import { lookAfter } from '../../testing/lookAfter'

const { userIds, companyId, secondCompanyId, departmentIds } = demo
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

describe('menus', () => {
  const ofEverybody = ['/CompanyMainPage', '/allProucctsAndSer', '/CompanySetPassword', messageCentreUrl]

  it('open everything to the super administrator', async () => {
    expect(await urlsOf(userIds.superAdministrator, companyId)).toEqual(
      expect.arrayContaining([
        ...ofEverybody,
        '/EmPowerAsMember',
        '/EmPowerAsPro',
        '/comMbManage',
        '/companyInfo',
      ]),
    )
  })

  it('open to a sub-administrator what their groups permit', async () => {
    const urls = await urlsOf(userIds.administrator, companyId)
    expect(urls).toEqual(
      expect.arrayContaining([...ofEverybody, '/EmPowerAsMember', '/EmPowerAsPro', '/comMbManage']),
    )
    expect(urls).not.toContain('/companyInfo')
  })

  it('open to ordinary members what concerns everybody', async () => {
    const urls = await urlsOf(userIds.member, companyId)
    expect(urls).toEqual(expect.arrayContaining(ofEverybody))
    for (const url of ['/EmPowerAsMember', '/comMbManage', '/companyInfo']) {
      expect(urls).not.toContain(url)
    }
  })

  it('leave out a submenu in which nothing is open', async () => {
    const { data } = await service.request(
      workspaceContract.getMenus,
      { query: { enterPriseId: companyId } },
      { as: { userId: userIds.member } },
    )
    const parents = data.filter(({ url }) => url === '')
    expect(parents.every(({ menuId }) => data.some(({ parentId }) => parentId === menuId))).toBe(true)
    expect(parents.map(({ menuId }) => menuId)).not.toContain('enterprise')
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

  it('change with the groups', async () => {
    const userId = userIds.memberOutsideScope
    const looking = { companyId, userId, departmentIds: [departmentIds.cost] }
    const { connection } = service.database
    await lookAfter(connection, { ...looking, permissions: ['departments'] })
    expect(await urlsOf(userId, companyId)).toContain('/comMbManage')
    await lookAfter(connection, { ...looking, permissions: ['authorisation'] })
    expect(await urlsOf(userId, companyId)).not.toContain('/comMbManage')
    expect(await urlsOf(userId, companyId)).toContain('/EmPowerAsPro')
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
