import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { findObject, publicPath, readContent } from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { type CompanyRecord, certificationOf, findCompany } from '../findCompany'
import { certifications } from '../tables'

export type Submission = typeof certifications.$inferSelect

export async function findLatest(db: Connection, companyId: string): Promise<Submission | undefined> {
  const [latest] = await db
    .select()
    .from(certifications)
    .where(eq(certifications.companyId, companyId))
    .orderBy(desc(certifications.version))
    .limit(1)
  return latest
}

/** Whether the company was ever approved: then it keeps its name while another certification is pending. */
export async function wasApproved(db: Connection, companyId: string): Promise<boolean> {
  const [approved] = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(and(eq(certifications.companyId, companyId), eq(certifications.state, 'approved')))
    .limit(1)
  return approved !== undefined
}

/** The visible record of the company: the approved one, or the latest submission. */
export interface ShownRecord {
  readonly status: 0 | 1 | 2 | 4
  readonly latest: Submission | undefined
  readonly fields: Pick<
    CompanyRecord,
    | 'name'
    | 'code'
    | 'contactPerson'
    | 'contactPhone'
    | 'remark'
    | 'province'
    | 'city'
    | 'areaOrCounty'
    | 'detailedAddress'
  >
  readonly logoPath: string | null
  readonly licenceName: string | null
}

export async function shownRecord(db: Connection, company: CompanyRecord): Promise<ShownRecord> {
  const status = certificationOf(company.certificationStatus)
  const latest = await findLatest(db, company.id)
  const submitted = status === 4 ? undefined : latest
  return {
    status,
    latest,
    fields: submitted ?? company,
    logoPath: submitted?.logoName
      ? publicPath({ kind: 'company', companyId: company.id }, submitted.logoName)
      : company.logoPath,
    licenceName: submitted?.licenceName ?? company.licenceName,
  }
}

export async function getBusinessLicence(call: Call<typeof certificationOperations.getBusinessLicence>) {
  const company = await findCompany(call)
  const { licenceName } = await shownRecord(call.db, company)
  const object = licenceName
    ? await findObject(call.db, { kind: 'company', companyId: company.id }, licenceName)
    : undefined
  if (!object) throw new Refusal(certificationRefusals.noLicenceOnRecord)
  const content = new Blob([await readContent(call.db, object)], { type: object.type })
  return { name: `business-licence.${object.name.split('.').at(-1)}`, content }
}

const statuses = { pending: 1, rejected: 2, withdrawn: 3, approved: 4 } as const
const most = 200

export async function listAuditHistory({
  db,
  company,
}: Call<typeof certificationOperations.listAuditHistory>) {
  const rows = await db
    .select({ submission: certifications, submittedBy: users.realName })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.submittedBy))
    .where(eq(certifications.companyId, company.companyId))
    .orderBy(desc(certifications.version))
    .limit(most)
  if (rows.length === 0) throw new Refusal(certificationRefusals.noHistory)
  return rows.map(({ submission, submittedBy }) => ({
    auditId: submission.id,
    auditType: submission.statusBefore === 0 ? (1 as const) : (2 as const),
    auditStatus: statuses[submission.state],
    enterpriseName: submission.name,
    enterpriseCode: submission.code,
    submittedBy,
    submittedAt: submission.submittedAt.toISOString(),
    auditedAt: submission.auditedAt?.toISOString() ?? null,
    auditDetail: submission.auditDetail,
  }))
}
