import { newCompanyErrors as codes, mostUncertified } from '@atrium/contracts/newCompany/contract'
import { newCompanyOperations as operations } from '@atrium/contracts/newCompany/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  companies,
  companyNames,
  departments,
  deregistrations,
  memberships,
  quotas,
  userEvents,
} from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'

const service = serveAcme()
const db = () => service().database.connection
const as = (userId: string) => ({ as: { userId } })
const open = (enterpriseName: string, userId = 'ann') =>
  service().request(operations.openCompany, { body: { enterpriseName } }, as(userId))
const ledBy = (userId: string) =>
  db().$count(memberships, and(eq(memberships.userId, userId), eq(memberships.role, 'superAdministrator')))
const setStatus = (id: string, certificationStatus: number) =>
  db().update(companies).set({ certificationStatus }).where(eq(companies.id, id))

beforeEach(() => db().delete(quotas))

describe('a new company', () => {
  it('has a top department, and its creator as super administrator', async () => {
    const { data } = await open('  新芽建筑科技有限公司 ')
    const { enterpriseId } = data
    const [company] = await db().select().from(companies).where(eq(companies.id, enterpriseId))
    expect(company).toMatchObject({ name: '新芽建筑科技有限公司', certificationStatus: 0 })
    const tops = await db().select().from(departments).where(eq(departments.companyId, enterpriseId))
    expect(tops).toMatchObject([{ parentId: null, level: 1, name: '新芽建筑科技有限公司' }])
    const people = await db().select().from(memberships).where(eq(memberships.companyId, enterpriseId))
    expect(people).toMatchObject([{ userId: 'ann', role: 'superAdministrator', phone: '13900000004' }])
    const rows = await db().select().from(auditRows).where(eq(auditRows.companyId, enterpriseId))
    expect(rows).toMatchObject([{ operation: 'openCompany', actorId: 'ann', position: 1 }])
  })

  it('has its name in pinyin as its sign-in name, different from others', async () => {
    const accountOf = async (enterpriseName: string, userId: string) => {
      const { enterpriseId } = (await open(enterpriseName, userId)).data
      const [company] = await db().select().from(companies).where(eq(companies.id, enterpriseId))
      return company?.account
    }
    expect(await accountOf('新芽建筑科技有限公司', 'ann')).toBe('xinyajianzhukeji')
    expect(await accountOf('新芽建筑科技股份有限公司', 'sonia')).toMatch(/^xinyajianzhukeji-\d{4}$/)
    expect(await accountOf('91310000MA1FL0XX0X', 'ann')).not.toMatch(/\d/)
  })

  it('is shown to its creator at once, as uncertified', async () => {
    const { enterpriseId } = (await open('新芽建筑科技有限公司')).data
    const person = await service().request(workspaceOperations.getPerson, {}, as('ann'))
    expect(person.data.enterprises).toContainEqual(
      expect.objectContaining({
        enterpriseId,
        certificatationStatus: 0,
        userRole: 'superAdministrator',
      }),
    )
    const isEvent = and(eq(userEvents.userId, 'ann'), eq(userEvents.target, 'OnMenusChanged'))
    expect(await db().$count(userEvents, isEvent)).toBe(1)
  })

  it('is created once by simultaneous and repeated calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open('新芽建筑科技有限公司')))
    const again = await open('新芽 建筑科技有限公司')
    expect(new Set([...answers, again].map(({ data }) => data.enterpriseId)).size).toBe(1)
    expect(await ledBy('ann')).toBe(1)
  })

  it('can’t have the name of one that is certified or under review', async () => {
    await db().insert(companyNames).values({ name: '已认证公司', companyId: 'acme' })
    expect((await open('已认证 公司')).code).toBe(codes.nameTaken)
    expect(await ledBy('ann')).toBe(0)
    const check = (enterpriseName: string) =>
      service().request(operations.checkName, { query: { enterpriseName } }, as('ann'))
    expect((await check('已认证公司')).data).toBe(false)
    expect((await check('未认证公司')).data).toBe(true)
  })

  it('may share its name with another uncertified one', async () => {
    const [ann, bob] = [await open('新芽建筑科技有限公司'), await open('新芽建筑科技有限公司', 'bob')]
    expect(bob.code).toBe(0)
    expect(bob.data.enterpriseId).not.toBe(ann.data.enterpriseId)
  })

  it('is refused beyond three uncertified ones per person, even when created at once', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `公司第${n}家`)
    const answers = await Promise.all(names.map((each) => open(each)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(mostUncertified)
    expect(answers.filter(({ code }) => code === codes.tooManyUncertified)).toHaveLength(3)
    expect(await ledBy('ann')).toBe(mostUncertified)
    expect((await open('公司第9家', 'bob')).code).toBe(0)
  })

  it('is possible again once one is certified or dissolved, but not while it is under review', async () => {
    const ids: string[] = []
    for (const n of [1, 2, 3]) ids.push((await open(`公司第${n}家`)).data.enterpriseId)
    const [first = '', second = ''] = ids
    await setStatus(first, 1)
    expect((await open('公司第4家')).code).toBe(codes.tooManyUncertified)
    await setStatus(first, 4)
    expect((await open('公司第4家')).code).toBe(0)
    const dissolvedAt = service().clock.now()
    await db().update(companies).set({ dissolvedAt }).where(eq(companies.id, second))
    expect((await open('公司第5家')).code).toBe(0)
  })

  it('with a long name has a department with the same name', async () => {
    const name = '云'.repeat(100)
    const { enterpriseId } = (await open(name)).data
    const [top] = await db().select().from(departments).where(eq(departments.companyId, enterpriseId))
    expect(top?.name).toBe(name)
    expect((await open(`${name}云`)).status).toBe(400)
    expect((await open('云')).status).toBe(400)
  })

  it('is refused to an account that is about to end', async () => {
    const now = service().clock.now()
    await db().insert(deregistrations).values({ userId: 'ann', requestedAt: now, endsAt: now })
    expect((await open('新芽建筑科技有限公司')).code).toBe(codes.leaving)
    expect(await ledBy('ann')).toBe(0)
  })
})

it('can be searched in the registry by signed-in people, a limited number of times an hour', async () => {
  const ask = (userId = 'ann') =>
    service().request(operations.suggestNames, { query: { word: '没有这样的公司' } }, as(userId))
  expect((await ask()).data).toEqual([])
  await db().update(quotas).set({ count: 100 })
  expect((await ask()).code).not.toBe(0)
  expect((await ask('bob')).code).toBe(0)
})
