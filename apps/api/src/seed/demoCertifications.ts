import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { normalise } from '../features/company/certification'
import { storeObject } from '../platform/objects'
import { certifications, companies, companyNames } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoCompanies } from './demoCompanies'

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

/** The demo companies' submissions. */
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

const lines = [0.42, 0.62, 0.55, 0.7, 0.48, 0.66, 0.58]

/**
 * A sheet that looks like a business licence from a distance. It has no text, because no font is certain to
 * exist.
 */
async function drawDemoLicence(): Promise<Uint8Array> {
  const rows = lines
    .map(
      (length, n) =>
        `<rect x="90" y="${190 + n * 40}" width="90" height="12" fill="#8a8171"/>
         <rect x="210" y="${190 + n * 40}" width="${Math.round(length * 480)}" height="12" fill="#c9c2b2"/>`,
    )
    .join('')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560">
    <rect width="800" height="560" fill="#fbf8ef"/>
    <rect x="24" y="24" width="752" height="512" fill="none" stroke="#b08d4f" stroke-width="10"/>
    <rect x="42" y="42" width="716" height="476" fill="none" stroke="#d8c08c" stroke-width="2"/>
    <circle cx="400" cy="84" r="24" fill="#b3271e"/>
    <rect x="290" y="126" width="220" height="26" fill="#4a4438"/>
    ${rows}
    <circle cx="650" cy="430" r="56" fill="none" stroke="#b3271e" stroke-width="6" opacity="0.7"/>
  </svg>`
  return new Uint8Array(await sharp(Buffer.from(sheet)).png().toBuffer())
}
