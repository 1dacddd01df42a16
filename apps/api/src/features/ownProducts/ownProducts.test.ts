import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { demoCatalogue } from '../../seed/demoCatalogue'
import { companies, orders, products, trials } from '../../tables'
import { buyLicence } from '../../testing/buyLicence'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { newOrder } from '../../testing/samples/orderSamples'
import { importCatalogue } from '../catalogue/importCatalogue'

let service: TestService
beforeEach(async () => {
  service = await createDemoService()
  await db().delete(trials).where(eq(trials.userId, researcher))
})
afterEach(() => service.close())

const { individual, member, researcher } = demo.userIds

const db = () => service.database.connection
type Source = 'bought' | 'trial' | 'company'
const owned = async (
  userId: string,
  filter: { source?: Source; pageIndex?: number } = {},
  language = 'zh-CN',
) => {
  const query = { pageIndex: 1, pageSize: 10, ...filter }
  const headers = { 'accept-language': language }
  return (await service.request(ownProductsOperations.listOwned, { query }, { as: { userId }, headers })).data
}

const buy = (userId: string) => buyLicence(service, userId)

const tryOut = (userId: string, productId: string) =>
  service.request(
    trialsOperations.applyForTrialOrMeeting,
    { body: { type: 'trial', id: productId, purpose: '方案比选' } },
    { as: { userId } },
  )

describe('a person’s licences', () => {
  it('have the address of the installer once the vendor provides it', async () => {
    await tryOut(researcher, 'foundation')
    const downloadUrl = 'https://download.example.com/foundation'
    const products = demoCatalogue.products.map((one) =>
      one.id === 'foundation' ? { ...one, downloadUrl } : one,
    )
    await importCatalogue(db(), { ...demoCatalogue, products }, service.clock.now())
    expect((await owned(researcher)).list).toMatchObject([{ downloadUrl }])
  })

  it('are empty without purchases, trials and grants', async () => {
    expect(await owned(individual)).toEqual({ totalItems: 0, counts: [], list: [] })
  })

  it('include purchases, even when the order is hidden', async () => {
    const unpaid = await newOrder(service, { kind: 'person', userId: individual })
    const orderNo = await buy(individual)
    expect((await owned(individual)).list).toMatchObject([{ source: 'bought', orderNo, isOver: false }])
    expect(unpaid).not.toBe(orderNo)
    await db().update(orders).set({ deletedAt: service.clock.now() }).where(eq(orders.orderNo, orderNo))
    expect((await owned(individual)).list).toMatchObject([{ source: 'bought', orderNo: null }])
    expect((await owned(researcher)).list).toEqual([])
  })

  it('include a trial until its end, and then as expired, after valid ones', async () => {
    await tryOut(researcher, 'foundation')
    const [running] = (await owned(researcher)).list
    expect(running).toMatchObject({
      source: 'trial',
      isOver: false,
      downloadUrl: null,
      trialCenterProductId: 'foundation',
      isSold: true,
      orderNo: null,
    })
    service.clock.set(new Date(Date.parse(running?.endAt ?? '') + 1))
    await buy(researcher)
    expect((await owned(researcher)).list).toMatchObject([
      { source: 'bought', isOver: false },
      { source: 'trial', isOver: true },
    ])
  })

  it('include companies’ licences by earliest end, until the company is dissolved', async () => {
    const { list } = await owned(member)
    expect(list.length).toBeGreaterThan(1)
    for (const { source, enterPriseId } of list)
      expect({ source, enterPriseId }).toEqual({ source: 'company', enterPriseId: demo.companyId })
    const ends = list
      .filter(({ isOver }) => !isOver)
      .map(({ endAt }) => (endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt)))
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    await db().update(products).set({ disabled: true }).where(eq(products.companyId, demo.companyId))
    expect((await owned(member)).list.every(({ isOver }) => isOver)).toBe(true)
    await db()
      .update(companies)
      .set({ dissolvedAt: service.clock.now() })
      .where(eq(companies.id, demo.companyId))
    expect((await owned(member)).list).toEqual([])
  })

  it('are counted by source for any requested source, and on a page beyond the last', async () => {
    await tryOut(researcher, 'foundation')
    await buy(researcher)
    await buy(researcher)
    const counts = [
      { source: 'bought', count: 2 },
      { source: 'trial', count: 1 },
    ]
    expect(await owned(researcher)).toMatchObject({ counts, totalItems: 3 })
    const tried = await owned(researcher, { source: 'trial' })
    expect(tried).toMatchObject({ counts, totalItems: 1, list: [{ source: 'trial' }] })
    expect(await owned(researcher, { source: 'company' })).toEqual({ counts, totalItems: 0, list: [] })
    expect(await owned(researcher, { pageIndex: 9 })).toEqual({ counts, totalItems: 3, list: [] })
  })

  it('have catalogue names in the caller’s language', async () => {
    await tryOut(researcher, 'foundation')
    const nameIn = async (language: string) => (await owned(researcher, {}, language)).list[0]?.productName
    expect(await nameIn('zh-CN')).toMatch(/[一-鿿]/)
    expect(await nameIn('en')).toMatch(/^[ -~]+$/)
  })
})
