import { eq, like } from 'drizzle-orm'
import { normalise } from '../features/company/certification'
import { storeObject } from '../platform/objects'
import { certifications, companies, companyNames } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoCompanies } from './demoCompanies'
import { drawDemoLicence } from './drawDemoLicence'

const day = 86_400_000
const idPrefix = 'demo-certification-'

interface SeedCertification {
  readonly companyId: string
  readonly state: 'rejected' | 'approved'
  readonly submittedDay: number
  readonly auditedDay: number
  readonly auditDetail: string
}

const history: readonly SeedCertification[] = [
  {
    companyId: demo.companyId,
    state: 'rejected',
    submittedDay: 304,
    auditedDay: 303,
    auditDetail: '详细地址与营业执照不一致，请修改后重新提交。',
  },
  {
    companyId: demo.companyId,
    state: 'approved',
    submittedDay: 301,
    auditedDay: 300,
    auditDetail: '资料齐全，审核通过。',
  },
  {
    companyId: demo.secondCompanyId,
    state: 'rejected',
    submittedDay: 4,
    auditedDay: 3,
    auditDetail: '营业执照影像不清晰，请重新上传清晰的扫描件。',
  },
]

/** What the demo companies submitted so far. */
export const demoCertifications: DemoTopUp = {
  async isMissing(db) {
    return (await db.$count(certifications, like(certifications.id, `${idPrefix}%`))) === 0
  },
  async fill(db, now) {
    const ago = (days: number) => new Date(now.getTime() - days * day)
    const bytes = await drawDemoLicence()
    for (const company of demoCompanies(now)) {
      const licenceName = await storeObject(db, {
        owner: { kind: 'company', companyId: company.id },
        audience: 'private',
        image: { bytes, type: 'image/png', extension: 'png' },
        now: ago(304),
      })
      const rows = history
        .map((seed, n) => ({ ...seed, id: `${idPrefix}${n + 1}` }))
        .filter(({ companyId }) => companyId === company.id)
      await db
        .update(companies)
        .set({ licenceName, certificationVersion: 2 * rows.length })
        .where(eq(companies.id, company.id))
      await db.insert(certifications).values(
        rows.map(({ submittedDay, auditedDay, ...seed }, n) => ({
          ...seed,
          version: 2 * n + 1,
          statusBefore: n === 0 ? 0 : 2,
          name: company.name,
          code: company.code ?? '',
          contactPerson: company.contactPerson ?? '',
          contactPhone: company.contactPhone ?? '',
          remark: company.remark ?? '',
          province: company.province ?? '',
          city: company.city ?? '',
          areaOrCounty: company.areaOrCounty ?? '',
          detailedAddress: company.detailedAddress ?? '',
          licenceName,
          submittedBy: demo.userIds.superAdministrator,
          submittedAt: ago(submittedDay),
          auditedAt: ago(auditedDay),
          auditedBy: 'operator:demo',
        })),
      )
    }
    const certified = demoCompanies(now).filter(({ certificationStatus }) => certificationStatus === 4)
    await db
      .insert(companyNames)
      .values(certified.map(({ id, name }) => ({ companyId: id, name: normalise(name) })))
      .onConflictDoNothing()
  },
}
