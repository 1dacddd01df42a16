import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { companyOperations } from '@atrium/contracts/company/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileRegistry } from '../../../adapters/registry'
import { createApp } from '../../../app'
import { Refusal } from '../../../platform/refusal/Refusal'
import { demo } from '../../../seed/demo'
import { seedDemo } from '../../../seed/seedDemo'
import { certifications, companies, quotas } from '../../../tables'
import { createTestService, type TestService } from '../../../testing/createTestService'
import { certifying } from './testCertification'
import { fileOf, pictureBytes } from './testSubmission'

const { secondCompanyId: company, userIds } = demo
const as = { userId: userIds.superAdministrator }
let service: TestService
let second: ReturnType<typeof certifying>
let registryFails = false

beforeAll(async () => {
  const entries = fileRegistry([{ name: '远岸结构设计事务所有限公司', code: '91330106MA2B0K7X47' }])
  const registry = {
    search: async (word: string) => {
      if (registryFails) throw new Refusal(certificationRefusals.registryFailed)
      return entries.search(word)
    },
  }
  service = await createTestService({ fill: seedDemo, registry })
  second = certifying(service, company)
  const db = service.database.connection
  await db.delete(certifications).where(eq(certifications.companyId, company))
  await db
    .update(companies)
    .set({ certificationStatus: 0, certificationVersion: 0, licenceName: null })
    .where(eq(companies.id, company))
})
afterAll(() => service.close())

const messageOf = async (changes: Parameters<typeof second.submit>[1]) => {
  const { envelope } = await second.submit('submitAudit', changes)
  return envelope?.issues?.[0]?.message ?? envelope?.error_msg
}

describe('the form', () => {
  it.each([
    ['请输入企业名称', { EnterpriseName: '  ' }],
    ['企业名称最多100个字符', { EnterpriseName: '企'.repeat(101) }],
    ['统一社会信用代码不能为空', { EnterpriseCode: '' }],
    ['请输入正确的18位统一社会信用代码', { EnterpriseCode: '91330106MA2B0K7X4' }],
    ['请输入正确的18位统一社会信用代码', { EnterpriseCode: '9I330106MA2B0K7X4M' }],
    ['请输入正确的18位统一社会信用代码', { EnterpriseCode: '91330106MA2B0K7X4S' }],
    ['请输入联系人', { ContactPerson: ' ' }],
    ['手机号不能为空', { ContactPhone: '' }],
    ['请输入正确的手机号', { ContactPhone: '12800000001' }],
    ['请选择地址', { 'Address.City': '' }],
    ['请选择地址', { 'Address.City': '宁波市' }],
    ['请输入详细地址', { 'Address.DetailedAddress': '' }],
    ['请上传营业执照', { BusinessLicenseImage: undefined }],
  ])('reports “%s”', async (message, changes) => {
    expect(await messageOf(changes)).toBe(message)
  })

  it('reports problems of a business licence', async () => {
    const small = await pictureBytes('png', 12)
    const licence = (bytes: Uint8Array) => messageOf({ BusinessLicenseImage: fileOf(bytes) })
    expect(await licence(small)).toBe('图片过小，请上传大于5KB的文件~~')
    expect(await licence(new Uint8Array(5_242_881))).toBe('图片过大，请上传小于5MB的文件~~')
    expect(await licence(await pictureBytes('webp'))).toBe('图片格式不正确~~')
    expect(await licence((await pictureBytes()).subarray(0, 9000))).toBe(
      '图片已损坏或不完整，请重新导出后上传',
    )
  })

  it('reports problems of a logo', async () => {
    const logo = (bytes: Uint8Array) => messageOf({ LogoImage: fileOf(bytes) })
    expect(await logo(await pictureBytes('png', 12))).toBe('裁剪后的图片小于5KB，请重新裁剪')
    expect(await logo(new Uint8Array(1_048_577))).toBe('图片过大，请上传小于1MB的文件')
    expect(await logo(await pictureBytes('tiff'))).toBe('图片格式不正确')
  })

  it('accepts valid input, and serves the pictures to permitted readers', async () => {
    const pictures = { LogoImage: fileOf(await pictureBytes('png', 120), '../../logo.exe') }
    expect((await second.submit('submitAudit', pictures)).data).toBe(true)
    const detail = await second.detail()
    const logo = detail?.logoImageInAliyunOSSViewPath ?? ''
    expect(logo).toMatch(
      new RegExp(`^${service.ports.settings.publicOrigin}/api/objects/${company}/[\\w-]{24}\\.png$`),
    )
    const served = await service.app.request(logo)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(served.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const settings = { ...service.ports.settings, embedOrigins: ['https://host.example'] }
    const embedded = await createApp({ ...service.ports, settings }).request(logo)
    expect(embedded.headers.get('cross-origin-resource-policy')).toBe('cross-origin')

    const [row] = await service.database.connection
      .select()
      .from(certifications)
      .where(eq(certifications.companyId, company))
    expect((await service.app.request(`/api/objects/${company}/${row?.licenceName}`)).status).toBe(404)
    const path = detail?.businessLicenseImageInAliyunOSSViewPath ?? ''
    expect((await service.app.request(path)).status).toBe(401)
    const licence = await service.app.request(path, {
      headers: { authorization: `Bearer test.${as.userId}.s` },
    })
    expect(licence.headers.get('content-type')).toBe('image/png')
  })

  it('counts submitted fields as complete', async () => {
    const { data } = await service.request(
      companyOperations.getCompanyHome,
      { params: { enterPriseId: company } },
      { as, company },
    )
    expect(data.completion).toBe(100)
  })
})

describe('the registry', () => {
  const search = (word: string) =>
    service.request(
      certificationOperations.searchRegistry,
      { query: { enterPriseId: company, word } },
      { as, company },
    )

  it('finds a company by name or code, or nothing', async () => {
    const found = [{ name: '远岸结构设计事务所有限公司', creditCode: '91330106MA2B0K7X47' }]
    expect((await search('远岸')).data).toEqual(found)
    expect((await search('91330106MA2B0K7X47')).data).toEqual(found)
    expect((await search('没有这家')).code).toBe(300_000)
    const { data } = await service.request(
      certificationOperations.suggestCompanies,
      { query: { enterPriseId: company, word: '没有这家' } },
      { as, company },
    )
    expect(data).toEqual([])
  })

  it('has an hourly limit per company, which doesn’t affect the form', async () => {
    const { connection } = service.database
    const key = `registry ${company}`
    await connection.update(quotas).set({ count: 200 }).where(eq(quotas.key, key))
    expect(await search('远岸')).toMatchObject({ status: 429, code: 52_319 })
    const suggested = await service.request(
      certificationOperations.suggestCompanies,
      { query: { enterPriseId: company, word: '远岸' } },
      { as, company },
    )
    expect(suggested.code).toBe(52_319)
    expect(await messageOf({ ContactPerson: ' ' })).toBe('请输入联系人')
    const other = { as, company: demo.companyId }
    const query = { enterPriseId: demo.companyId, word: '远岸' }
    expect((await service.request(certificationOperations.searchRegistry, { query }, other)).code).toBe(0)
    service.clock.advance(3_600_000)
    expect((await search('远岸')).code).toBe(0)
  })

  it('reports when it is unavailable', async () => {
    registryFails = true
    expect((await search('远岸')).envelope).toMatchObject({
      error_code: 52_301,
      error_msg: '天眼查服务调用失败',
    })
  })
})
