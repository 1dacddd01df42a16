import { companyOperations } from '@atrium/contracts/company/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { certifications, companies } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { userIds, companyId, secondCompanyId, mainIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const getHome = (userId: string, company: string) =>
  service.request(
    companyOperations.getCompanyHome,
    { params: { enterPriseId: company } },
    { as: { userId }, company },
  )

const getDetail = (userId: string, company: string) =>
  service.request(
    companyOperations.getCompanyDetail,
    { query: { enterPriseId: company } },
    { as: { userId }, company },
  )

describe('the company home', () => {
  it('shows every member the completeness of the record and the products', async () => {
    const { data } = await getHome(userIds.member, companyId)
    expect(data).toMatchObject({
      certificatationStatus: 4,
      completion: 88,
      missingParts: ['logo'],
      enterpriseCode: '91310110MA1G8X2K77',
    })
    expect(data.enterprisePurchasedProducts).toHaveLength(9)
    expect(data.enterpriseSaasProducts).toHaveLength(4)
  })

  it('derives remaining days and trial counts', async () => {
    const { data } = await getHome(userIds.superAdministrator, companyId)
    const serial = new Map(data.enterprisePurchasedProducts.map((product) => [product.productId, product]))
    expect(serial.get(mainIds.structure)).toMatchObject({ remainingDays: 100, dueTime: null, isActive: true })
    expect(serial.get(mainIds.water)).toMatchObject({ remainingDays: 25, trialDays: 365, trialSnCount: 0 })
    expect(serial.get(mainIds.hvac)).toMatchObject({ remainingDays: 0, isActive: false })
    expect(serial.get(mainIds.electrical)).toMatchObject({ remainingDays: 100, isActive: false })
    expect(serial.get(mainIds.foundation)).toMatchObject({ trialSnCount: 5, hasUsedTrialSnCount: 5 })
  })

  it('is refused to people outside of the company', async () => {
    expect((await getHome(userIds.member, secondCompanyId)).status).toBe(403)
    expect((await getHome(userIds.individual, companyId)).status).toBe(403)
  })
})

it('shows every member the company’s name', async () => {
  const { data } = await service.request(
    companyOperations.getCompanyInfo,
    { query: { enterPriseId: companyId } },
    { as: { userId: userIds.member }, company: companyId },
  )
  expect(data).toEqual({
    enterpriseName: '云筑建筑设计研究院有限公司',
    logoImageInAliyunOSSViewPath: null,
  })
})

describe('the company’s record', () => {
  it('is shown to administrators with the state of its certification', async () => {
    const { data } = await getDetail(userIds.superAdministrator, secondCompanyId)
    expect(data).toMatchObject({ certificatationStatus: 2, enterpriseName: '青禾工程咨询有限公司' })
    expect(data?.auditDetail).not.toBe('')
  })

  it('is refused to ordinary members', async () => {
    expect((await getDetail(userIds.member, companyId)).status).toBe(403)
  })

  it('is null before the first submission', async () => {
    await service.database.connection
      .delete(certifications)
      .where(eq(certifications.companyId, secondCompanyId))
    await service.database.connection
      .update(companies)
      .set({ certificationStatus: 0, code: '' })
      .where(eq(companies.id, secondCompanyId))
    expect((await getDetail(userIds.superAdministrator, secondCompanyId)).data).toBeNull()
  })
})
