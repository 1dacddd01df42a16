import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { desc, eq } from 'drizzle-orm'
import { users } from '../../../platform/people/tables'
import type { Call } from '../../../ports/Call'
import { certifications } from '../tables'
import { refusals } from './refusals'

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
  if (rows.length === 0) throw refusals.noHistory()
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
