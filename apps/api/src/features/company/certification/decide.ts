import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../../platform/notifications'
import { publicPath } from '../../../platform/objects'
import { Refusal } from '../../../platform/refusal/Refusal'
import { groupOfPlace, lockCompany } from '../../organisation'
import { companies, memberships, permissionGroupMembers, permissionGroups } from '../../organisation/tables'
import { certifications } from '../tables'
import { type Submission, wasApproved } from './auditHistory'
import { keepOnlyName } from './companyNames'

export interface Decision {
  readonly id: string
  readonly verdict: 'approved' | 'rejected'
  /** The reason for the company. */
  readonly detail: string
  readonly actor: string
  readonly now: Date
}

/** Ends the review of a submission and notifies the company's administrators. */
export async function decide(db: Connection, decision: Decision): Promise<Submission> {
  const found = await findSubmission(db, decision.id)
  await lockCompany(db, found.companyId, 'alone')
  const submission = await findSubmission(db, decision.id)
  if (submission.state !== 'pending') throw new Refusal(certificationRefusals.notUnderReview)
  const { verdict, detail, actor, now } = decision
  const [company] = await db.select().from(companies).where(eq(companies.id, submission.companyId))
  if (!company) throw new Refusal(certificationRefusals.unknownSubmission({ id: decision.id }))

  const isCertified = submission.statusBefore === 4 || (await wasApproved(db, company.id))
  await db
    .update(certifications)
    .set({ state: verdict, auditedAt: now, auditedBy: actor, auditDetail: detail })
    .where(and(eq(certifications.companyId, company.id), eq(certifications.id, submission.id)))
  await db
    .update(companies)
    .set({
      ...(verdict === 'approved' && approvedFields(submission)),
      certificationStatus: verdict === 'approved' ? 4 : 2,
      certificationVersion: company.certificationVersion + 1,
      auditedAt: now,
      auditDetail: detail,
    })
    .where(eq(companies.id, company.id))
  const name = verdict === 'approved' ? submission.name : isCertified ? company.name : undefined
  await keepOnlyName(db, company.id, name)
  await sendMessage(db, {
    userIds: await reviewersOf(db, company.id),
    kind: 'certification',
    companyId: company.id,
    ...messageOf(submission, decision),
    now,
  })
  return submission
}

export async function findSubmission(db: Connection, id: string): Promise<Submission> {
  const [submission] = await db.select().from(certifications).where(eq(certifications.id, id))
  if (!submission) throw new Refusal(certificationRefusals.unknownSubmission({ id }))
  return submission
}

const approvedFields = ({
  companyId,
  name,
  code,
  contactPerson,
  contactPhone,
  remark,
  province,
  city,
  areaOrCounty,
  detailedAddress,
  licenceName,
  logoName,
}: Submission) => ({
  name,
  code,
  contactPerson,
  contactPhone,
  remark,
  province,
  city,
  areaOrCounty,
  detailedAddress,
  licenceName,
  ...(logoName !== null && { logoPath: publicPath({ kind: 'company', companyId }, logoName) }),
})

/** People who may see the certification: the super administrator, and members of groups with the permission. */
async function reviewersOf(db: Connection, companyId: string): Promise<string[]> {
  const supers = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  const allowed = await db
    .selectDistinct({ userId: permissionGroupMembers.userId })
    .from(permissionGroupMembers)
    .innerJoin(permissionGroups, groupOfPlace)
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        arrayContains(permissionGroups.permissions, ['company']),
      ),
    )
  return [...supers, ...allowed].map(({ userId }) => userId)
}

const messageOf = ({ name }: Submission, { verdict, detail }: Decision): MessageWords =>
  verdict === 'approved'
    ? {
        title: '企业认证已通过',
        content: `“${name}”的企业认证已通过审核。审核意见：${detail}`,
        titleEn: 'Certification approved',
        contentEn: `The certification of “${name}” was approved. Review result: ${detail}`,
      }
    : {
        title: '企业认证未通过',
        content: `“${name}”的企业认证未通过审核，请在“企业信息”中修改后重新认证。审核意见：${detail}`,
        titleEn: 'Certification not passed',
        contentEn: `The certification of “${name}” was not passed. Review result: ${detail} Update the company information and submit it again.`,
      }
