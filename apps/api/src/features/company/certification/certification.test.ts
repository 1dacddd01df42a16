import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../../seed/demo'
import { seedDemo } from '../../../seed/seedDemo'
import { auditRows, certifications, companies, companyNames, messages } from '../../../tables'
import { createTestService, type TestService } from '../../../testing/createTestService'
import { certifying } from './testCertification'

const { companyId, secondCompanyId, userIds } = demo
let service: TestService
let second: ReturnType<typeof certifying>

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
  second = certifying(service, secondCompanyId)
})
afterAll(() => service.close())

beforeEach(async () => {
  const db = service.database.connection
  await db.delete(certifications).where(eq(certifications.companyId, secondCompanyId))
  await db.delete(companyNames).where(eq(companyNames.companyId, secondCompanyId))
  await db
    .update(companies)
    .set({ certificationStatus: 0, certificationVersion: 0, code: '', licenceName: null })
    .where(eq(companies.id, secondCompanyId))
})

const pendingId = async () => {
  const [row] = await service.database.connection
    .select()
    .from(certifications)
    .where(and(eq(certifications.companyId, secondCompanyId), eq(certifications.state, 'pending')))
  return row?.id ?? ''
}

describe('a certification', () => {
  it('is submitted, refused, submitted again and approved', async () => {
    expect(await second.detail()).toBeNull()
    expect((await second.submit('submitAudit')).data).toBe(true)
    expect(await second.detail()).toMatchObject({
      certificatationStatus: 1,
      enterpriseName: '远岸结构设计事务所有限公司',
      auditType: 1,
      auditedAt: null,
      version: 1,
      statusBefore: 0,
    })
    expect(await second.operator('certifications', 'list')).toContain('远岸结构设计事务所有限公司')
    const first = await pendingId()
    await second.operator('certifications', 'reject', first, '--reason', '影像不清晰。')
    expect(await second.detail()).toMatchObject({ certificatationStatus: 2, auditDetail: '影像不清晰。' })
    await expect(second.operator('certifications', 'approve', first)).rejects.toThrow('not under review')

    const again = { Version: 2, BusinessLicenseImage: undefined, ContactPerson: '吴越' }
    expect((await second.submit('resubmitAudit', again)).data).toBe(true)
    await second.operator('certifications', 'approve', await pendingId())
    expect(await second.detail()).toMatchObject({
      certificatationStatus: 4,
      contactPerson: '吴越',
      auditType: 2,
      version: 4,
    })
    expect((await second.history()).data.map(({ auditStatus }) => auditStatus)).toEqual([4, 2])
  })

  it('notifies its administrators of the outcome, and records the reviewer', async () => {
    await second.submit('submitAudit')
    const id = await pendingId()
    await second.operator('certifications', 'reject', id, '--reason', '影像不清晰。')
    const db = service.database.connection
    const messagesTitled = async (title: string) => {
      const ofTitle = and(eq(messages.userId, userIds.superAdministrator), eq(messages.title, title))
      const [newest] = await db.select().from(messages).where(ofTitle).orderBy(desc(messages.createdAt))
      return newest?.content
    }
    expect(await messagesTitled('企业认证未通过')).toMatch(
      /^“.+”的企业认证未通过审核，请在“企业信息”中修改后重新认证。审核意见：影像不清晰。$/,
    )
    const [row] = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.companyId, secondCompanyId))
      .orderBy(desc(auditRows.id))
    expect(row).toMatchObject({
      actorId: 'operator:reviewer',
      operation: 'operator.certifications.reject',
      subject: { certificationId: id, after: { certificationStatus: 2 } },
    })
    await second.submit('resubmitAudit', { Version: 2, BusinessLicenseImage: undefined })
    await second.operator('certifications', 'approve', await pendingId(), '--reason', '好的')
    expect(await messagesTitled('企业认证已通过')).toMatch(/^“.+”的企业认证已通过审核。审核意见：好的$/)
  })

  it('can be withdrawn, which restores the company’s state and keeps the submitted data', async () => {
    await second.submit('submitAudit')
    expect((await second.cancel(0)).code).toBe(52_308)
    expect((await second.cancel(1)).data).toBe(true)
    expect(await second.detail()).toMatchObject({ certificatationStatus: 0, contactPerson: '周明远' })
    expect((await second.cancel(2)).envelope?.error_msg).toBe('该认证不在审核中，请刷新后查看最新状态')
    expect((await second.submit('submitAudit', { Version: 2 })).data).toBe(true)
  })

  it('keeps an approval in force while another one is under review', async () => {
    await second.submit('submitAudit')
    await second.operator('certifications', 'approve', await pendingId())
    await second.submit('resubmitAudit', { Version: 2, EnterpriseName: '远岸结构顾问有限公司' })
    const home = await service.request(
      companyOperations.getCompanyHome,
      { params: { enterPriseId: secondCompanyId } },
      { as: { userId: userIds.superAdministrator }, company: secondCompanyId },
    )
    expect(home.data).toMatchObject({
      enterpriseName: '远岸结构设计事务所有限公司',
      certificatationStatus: 1,
    })
    await second.cancel(3)
    expect(await second.detail()).toMatchObject({
      certificatationStatus: 4,
      enterpriseName: '远岸结构设计事务所有限公司',
    })
  })

  it('is refused twice at once, out of order, and after an outdated read', async () => {
    expect((await second.submit('resubmitAudit')).envelope?.error_msg).toBe(
      '企业尚未提交过认证，请刷新后提交认证',
    )
    const both = await Promise.all([
      second.submit('submitAudit', { ContactPerson: '甲' }),
      second.submit('submitAudit', { ContactPerson: '乙' }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 52_308])
    expect((await second.submit('submitAudit', { Version: 1 })).envelope?.error_msg).toBe(
      '认证资料正在审核，审核期间不能重复提交',
    )
    await second.operator('certifications', 'reject', await pendingId(), '--reason', '影像不清晰。')
    expect((await second.submit('submitAudit', { Version: 2 })).code).toBe(52_304)
  })

  it('may be submitted twenty times a day', async () => {
    const db = service.database.connection
    await second.submit('submitAudit')
    const [row] = await db.select().from(certifications).where(eq(certifications.companyId, secondCompanyId))
    if (!row) throw new Error('Nothing was submitted.')
    await second.cancel(1)
    await db.insert(certifications).values(
      Array.from({ length: 19 }, (_, n) => ({
        ...row,
        id: `old-${n}`,
        version: -n,
        state: 'withdrawn' as const,
      })),
    )
    expect((await second.submit('submitAudit', { Version: 2 })).status).toBe(429)
  })
})

describe('a company’s name', () => {
  const taken = '已存在该企业名称，请联系客服400-000-2026'

  it('is refused when a certified company has it in any spelling', async () => {
    const same = { EnterpriseName: ' 云筑建筑设计研究院 有限公司' }
    expect((await second.submit('submitAudit', same)).envelope?.error_msg).toBe(taken)
    const check = (enterpriseName: string, company: string) =>
      service.request(
        certificationOperations.checkCompanyName,
        { query: { enterPriseId: company, enterpriseName } },
        { as: { userId: userIds.superAdministrator }, company },
      )
    expect((await check('云筑建筑设计研究院有限公司', secondCompanyId)).data).toBe(false)
    expect((await check('云筑建筑设计研究院有限公司', companyId)).data).toBe(true)
    expect((await check('云筑', secondCompanyId)).data).toBe(true)
  })

  it('goes to one of two simultaneous submissions', async () => {
    const first = certifying(service, companyId)
    const version = (await first.detail())?.version ?? 0
    const both = await Promise.all([
      first.submit('resubmitAudit', { Version: version }),
      second.submit('submitAudit'),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 52_303])
    if (both[0]?.succeeded) await first.cancel(version + 1)
  })

  it('is free again once its submission is withdrawn or refused', async () => {
    await second.submit('submitAudit')
    await second.cancel(1)
    const first = certifying(service, companyId)
    const version = (await first.detail())?.version ?? 0
    expect((await first.submit('resubmitAudit', { Version: version })).code).toBe(0)
    await first.cancel(version + 1)
    expect((await second.submit('submitAudit', { Version: 2 })).code).toBe(0)
  })
})

describe('the history', () => {
  it('reports when it is empty', async () => {
    expect((await second.history()).envelope).toMatchObject({ error_code: 404, error_msg: '暂无认证记录！' })
  })
})
