import { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { companies, permissionGroups, products } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { userIds, companyId, secondCompanyId, mainIds, groupIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const ask = (userId: string, company: string = companyId) =>
  service.request(
    overviewOperations.getOverview,
    { query: { enterPriseId: company } },
    { as: { userId }, company },
  )

const kindsOf = async (userId: string) => [...new Set((await ask(userId)).data.tasks.map(({ kind }) => kind))]

describe('the overview', () => {
  it('shows a super administrator their tasks, most urgent first', async () => {
    const { data } = await ask(userIds.superAdministrator)
    expect([...new Set(data.tasks.map(({ kind }) => kind))]).toEqual([
      'ended',
      'failed',
      'unpaid',
      'applications',
      'licenceRequests',
      'full',
      'ending',
      'invitations',
    ])
    const holders = data.tasks.flatMap((task) => (task.kind === 'ended' ? [task.holders] : []))
    expect(holders).toEqual([...holders].sort((one, other) => other - one))
    expect(data.tasks).toContainEqual(
      expect.objectContaining({ kind: 'full', mainId: mainIds.foundation, total: 5 }),
    )
    expect(data.tasks).toContainEqual(expect.objectContaining({ kind: 'applications', count: 7 }))
    expect(data.tasks).toContainEqual(expect.objectContaining({ kind: 'licenceRequests', count: 2 }))
  })

  it('counts the seats of each product as its list does, fullest first', async () => {
    const { seats } = (await ask(userIds.superAdministrator)).data
    expect(seats).toHaveLength(13)
    expect(seats.find(({ mainId }) => mainId === mainIds.daylight)).toMatchObject({ total: 8, used: 6 })
    expect(seats.find(({ mainId }) => mainId === mainIds.structure)).toMatchObject({ total: 60, used: 34 })
    expect(seats.find(({ mainId }) => mainId === mainIds.hvac)).toMatchObject({ snStatus: 'expired' })
    const shares = seats.map(({ total, used }) => used / total)
    expect(shares).toEqual([...shares].sort((one, other) => other - one))
    for (const { total, used, passedOn } of seats) expect(used + passedOn).toBeLessThanOrEqual(total)
  })

  it('limits a sub-administrator to the permissions and departments of their groups', async () => {
    const whole = (await ask(userIds.superAdministrator)).data
    const own = (await ask(userIds.administrator)).data
    expect(await kindsOf(userIds.administrator)).not.toContain('failed')
    expect(own.seats.length).toBeGreaterThan(0)
    const waiting = ({ tasks }: typeof own) =>
      tasks.flatMap((task) => (task.kind === 'applications' ? [task.count] : []))[0] ?? 0
    expect(waiting(own)).toBeLessThan(waiting(whole))
    expect(own.tasks).toContainEqual(expect.objectContaining({ kind: 'licenceRequests', count: 1 }))
    for (const { mainId, total } of own.seats) {
      expect(total).toBeLessThanOrEqual(whole.seats.find((seat) => seat.mainId === mainId)?.total ?? 0)
    }
  })

  it('shows nobody orders once their group lacks the permission', async () => {
    const group = and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, groupIds.structure))
    await service.database.connection
      .update(permissionGroups)
      .set({ permissions: ['orders'] })
      .where(group)
    expect(await kindsOf(userIds.administrator)).toEqual(['failed', 'unpaid'])
    await service.database.connection
      .update(permissionGroups)
      .set({ permissions: ['history'] })
      .where(group)
    expect((await ask(userIds.administrator)).data).toMatchObject({ tasks: [], seats: [] })
  })

  it('shows a member their own licences and contacts, and nothing about the company', async () => {
    const { data } = await ask(userIds.member)
    expect(data).toMatchObject({ tasks: [], seats: [] })
    expect(data.licences).toContainEqual(
      expect.objectContaining({ mainId: mainIds.structure, drawing: 'frame' }),
    )
    expect(data.contacts[0]).toEqual({ name: '周明远', role: 'superAdministrator', phone: '138****0001' })
    expect((await ask(userIds.memberWithoutLicences)).data.licences).toEqual([])
  })

  it('says whether a licence has ended or is about to', async () => {
    const product = and(eq(products.companyId, companyId), eq(products.mainId, mainIds.architecture))
    const tasks = async () =>
      (await ask(userIds.superAdministrator)).data.tasks.flatMap((task) =>
        'mainId' in task && task.mainId === mainIds.architecture ? [task.kind] : [],
      )
    const day = 86_400_000
    const endsIn = (days: number) =>
      service.database.connection
        .update(products)
        .set({ endAt: new Date(service.clock.now().getTime() + days * day) })
        .where(product)
    await endsIn(31)
    expect(await tasks()).toEqual([])
    await endsIn(29)
    expect(await tasks()).toEqual(['ending'])
    await endsIn(-1)
    expect(await tasks()).toEqual(['ended'])
  })

  it('asks for certification only people who may submit it', async () => {
    const certify = (certificationStatus: number) =>
      service.database.connection
        .update(companies)
        .set({ certificationStatus })
        .where(eq(companies.id, companyId))
    await certify(2)
    expect((await ask(userIds.superAdministrator)).data.tasks).toContainEqual({
      kind: 'certification',
      certificatationStatus: 2,
    })
    expect(await kindsOf(userIds.member)).toEqual([])
    await certify(1)
    expect(await kindsOf(userIds.superAdministrator)).not.toContain('certification')
  })

  it('is refused to people outside of the company', async () => {
    expect((await ask(userIds.member, secondCompanyId)).status).toBe(403)
  })
})
