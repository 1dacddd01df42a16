import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { and, eq, sql } from 'drizzle-orm'
import { someSubmission } from '../../features/company/certification/testSubmission'
import { demo } from '../../seed/demo'
import { certifications, companies } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId, userIds } = demo
const query = { enterPriseId: companyId }

export const certificationSamples: SamplesOf<typeof certificationOperations> = {
  getBusinessLicence: { ...boss, input: () => ({ query }) },
  listAuditHistory: { ...boss, input: () => ({ query }) },
  checkCompanyName: { ...boss, input: () => ({ query: { ...query, enterpriseName: '远岸结构' } }) },
  searchRegistry: { ...boss, input: () => ({ query: { ...query, word: '云筑' } }) },
  suggestCompanies: { ...boss, input: () => ({ query: { ...query, word: '云筑' } }) },
  submitAudit: {
    ...boss,
    input: async ({ service }) => ({
      body: await someSubmission(companyId, { Version: await setStatus(service, 0) }),
    }),
  },
  resubmitAudit: {
    ...boss,
    input: async ({ service }) => ({
      body: await someSubmission(companyId, { Version: await setStatus(service, 4) }),
    }),
  },
  cancelAudit: {
    ...boss,
    input: async ({ service }) => {
      const version = await setStatus(service, 1)
      await insertPending(service, version)
      return { body: { enterPriseId: companyId, version } }
    },
  },
}

/** Sets the company's state, with nothing under review; returns its version. */
async function setStatus({ database: { connection } }: TestService, status: number): Promise<number> {
  await connection
    .update(certifications)
    .set({ state: 'withdrawn' })
    .where(and(eq(certifications.companyId, companyId), eq(certifications.state, 'pending')))
  const [company] = await connection
    .update(companies)
    .set({
      certificationStatus: status,
      certificationVersion: sql`${companies.certificationVersion} + 1`,
    })
    .where(eq(companies.id, companyId))
    .returning()
  return company?.certificationVersion ?? 0
}

async function insertPending(
  { database: { connection }, clock }: TestService,
  version: number,
): Promise<void> {
  await connection.insert(certifications).values({
    companyId,
    id: crypto.randomUUID(),
    version,
    state: 'pending',
    statusBefore: 4,
    name: '远岸结构设计事务所有限公司',
    code: '91330106MA2B0K7X47',
    contactPerson: '周明远',
    contactPhone: '13800000001',
    remark: '',
    province: '浙江省',
    city: '杭州市',
    areaOrCounty: '西湖区',
    detailedAddress: '文一西路8号',
    licenceName: '',
    submittedBy: userIds.superAdministrator,
    submittedAt: clock.now(),
  })
}
