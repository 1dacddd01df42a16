import { pagePaths } from '@atrium/contracts/paths'
import { searchOperations } from '@atrium/contracts/search/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { diskNodes, orders } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { newOrder } from '../../testing/samples/orderSamples'
import { diskOf } from '../disk/testing/diskOf'

const { userIds, companyId } = demo
let service: TestService
let disk: ReturnType<typeof diskOf>
let orderNo = ''

beforeAll(async () => {
  service = await createDemoService()
  disk = diskOf(service, userIds.individual)
  orderNo = await newOrder(service, { kind: 'person', userId: userIds.individual })
})
afterAll(() => service.close())

const ask = (searchCondition: string, userId: string = userIds.individual, language = 'zh-CN') =>
  service.request(
    searchOperations.searchOwn,
    { query: { searchCondition } },
    { as: { userId }, headers: { 'accept-language': language } },
  )

const find = async (...input: Parameters<typeof ask>) => (await ask(...input)).data
const filesOf = async (...input: Parameters<typeof ask>) =>
  (await find(...input)).files.map(({ name }) => name)

describe('a personal search', () => {
  it('finds licences by name and initials as in the list of products, in either language', async () => {
    const [first] = (await find('kjjg', userIds.member)).licences
    expect(first).toMatchObject({
      source: 'company',
      enterPriseId: companyId,
      isOver: false,
      orderNo: null,
      mark: { from: 0, to: 4 },
    })
    const [english] = (await find('kjjg', userIds.member, 'en')).licences
    expect(english).toMatchObject({ id: first?.id, mark: null })
    expect(english?.productName).toMatch(/^[ -~]+$/)
    const word = english?.productName.split(' ').at(-1) ?? ''
    expect((await find(word, userIds.member, 'en')).licences).toContainEqual({
      ...english,
      mark: expect.objectContaining({ to: english?.productName.length }),
    })
  })

  it('finds products on offer, those that start with the search first, and pages of the personal menu', async () => {
    const { offers, licences, pages } = await find('jg')
    expect(offers.length).toBeGreaterThan(0)
    expect(licences).toEqual([])
    expect(pages).toEqual([])
    for (const { mark } of offers) expect(mark).not.toBeNull()
    const begins = offers.map(({ mark }) => mark?.from === 0)
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)))
    expect((await find('yp')).pages).toEqual([{ menuId: 'personal-disk', url: pagePaths.ownDisk }])
    expect((await find('zxzh')).pages).toEqual([{ menuId: 'leave', url: pagePaths.deregistrationNotice }])
  })

  it('finds orders by number, product and initials, except hidden ones', async () => {
    const [order] = (await find(orderNo)).orders
    expect(order).toMatchObject({ orderNo, mark: null, status: 'NOTPAY' })
    const name = order?.productName ?? ''
    const whole = { from: 0, to: name.length }
    expect((await find(name)).orders).toEqual([{ ...order, mark: whole }])
    const english = (await find(orderNo, userIds.individual, 'en')).orders[0]?.productName ?? ''
    expect((await find(english, userIds.individual, 'en')).orders).toMatchObject([{ orderNo }])
    const hide = (deletedAt: Date | null) =>
      service.database.connection.update(orders).set({ deletedAt }).where(eq(orders.orderNo, orderNo))
    await hide(service.clock.now())
    expect((await find(orderNo)).orders).toEqual([])
    await hide(null)
  })

  it('finds files and folders anywhere, except in the bin', async () => {
    const project = await disk.addFolder('办公楼')
    const drawings = await disk.addFolder('图纸', project)
    const file = await disk.upload('标准层平面.DWG', '1', drawings)
    const other = await disk.upload('平面.dwg', '2')
    expect(await filesOf('平面')).toEqual(['平面.dwg', '标准层平面.DWG'])
    expect((await find('层平面.dw')).files).toEqual([
      {
        id: file,
        kind: 'file',
        name: '标准层平面.DWG',
        mark: { from: 2, to: 8 },
        folders: ['办公楼', '图纸'],
      },
    ])
    expect((await find('图纸')).files).toMatchObject([{ id: drawings, kind: 'folder', folders: ['办公楼'] }])

    await disk.trash(project)
    expect(await filesOf('平面')).toEqual(['平面.dwg'])
    expect(await filesOf('图纸')).toEqual([])
    await disk.trash(other)
    expect(await filesOf('平面')).toEqual([])
    await service.database.connection
      .delete(diskNodes)
      .where(and(eq(diskNodes.ownerId, userIds.individual), eq(diskNodes.id, other)))
    expect(await filesOf('平面')).toEqual([])
  })

  it('finds at most five of each kind, by up to a hundred characters', async () => {
    const long = `${'a'.repeat(96)}.ifc`
    for (const name of [long, ...Array.from({ length: 6 }, (_, n) => `b${n}.txt`)])
      await disk.upload(name, '')
    expect(await filesOf(long.toUpperCase())).toEqual([long])
    expect((await ask(`${long}x`)).status).toBe(400)
    expect((await ask('  ')).status).toBe(400)
    expect(await filesOf('b')).toHaveLength(5)
    const { pages: _, ...found } = await find('a', userIds.member)
    for (const some of Object.values(found)) expect(some.length).toBeLessThanOrEqual(5)
  })

  it('takes wildcards literally', async () => {
    for (const name of ['100%.txt', 'a_b.txt', "it's.txt"]) await disk.upload(name, '')
    expect(await filesOf('%')).toEqual(['100%.txt'])
    expect(await filesOf('_')).toEqual(['a_b.txt'])
    expect(await filesOf("'")).toEqual(["it's.txt"])
    for (const term of ['\\', '.*', '%%']) {
      const { pages: _, ...found } = await find(term)
      expect(Object.values(found).flat()).toEqual([])
    }
  })

  it('finds nothing of other people or companies', async () => {
    await disk.upload('只有我有.txt', '')
    const companyDisk = diskOf(service, userIds.superAdministrator, companyId)
    await companyDisk.upload('企业共有.txt', '')
    const ofCompany = await newOrder(service, { kind: 'company', companyId })
    const others = [userIds.student, userIds.superAdministrator]
    for (const userId of others) {
      expect(await filesOf('只有我有', userId)).toEqual([])
      expect((await find(orderNo, userId)).orders).toEqual([])
    }
    expect(await filesOf('企业共有', userIds.superAdministrator)).toEqual([])
    expect((await find(ofCompany, userIds.superAdministrator)).orders).toEqual([])
    const named = await service.request(
      searchOperations.searchOwn,
      { query: { searchCondition: '共有' } },
      { as: { userId: userIds.superAdministrator }, company: companyId },
    )
    expect(named.data.files).toEqual([])
    expect((await find('kjjg')).licences).toEqual([])
  })
})
