import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import type { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Connection } from '../../../../platform/database/Connection'
import { claimColumns, claimOn, nameOf } from '../../../../platform/desk'
import { deskClaims } from '../../../../platform/desk/tables'
import { findObject, readContent } from '../../../../platform/objects'
import { maskedMobile } from '../../../../platform/people/maskedMobile'
import { users } from '../../../../platform/people/tables'
import { Refusal } from '../../../../platform/refusal/Refusal'
import type { CompanyRegistry } from '../../../../ports/CompanyRegistry'
import type { DeskCall } from '../../../../ports/deskCommand'
import { certifications } from '../../tables'
import { findSubmission } from '../decide'
import { casesBeside } from './casesBeside'
import { rowOf } from './listCertificationCases'

type Submission = typeof certifications.$inferSelect

/** A submission with everything that its review needs. */
export async function getCertificationCase({
  db,
  ports,
  staff,
  params: { caseId },
}: DeskCall<typeof deskCertificationsOperations.getCertificationCase>) {
  const [found] = await db
    .select({
      submission: certifications,
      submittedBy: users.realName,
      submitterPhone: users.phone,
      ...claimColumns,
    })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.submittedBy))
    .leftJoin(deskClaims, claimOn('certification', certifications.id))
    .where(eq(certifications.id, caseId))
  if (!found) throw new Refusal(certificationRefusals.unknownSubmission({ id: caseId }))
  const { submission, submitterPhone } = found
  const isMasked = staff.reason === ''
  const phone = isMasked ? maskedMobile : (full: string) => full
  const earlier = await earlierOf(db, submission)
  const certified = earlier.find(({ state }) => state === 'approved')
  const statement = (of: Submission) => statementOf(of, phone(of.contactPhone))
  return {
    ...rowOf(found),
    submitted: statement(submission),
    submitterPhone: phone(submitterPhone),
    isMasked,
    certified: certified ? statement(certified) : null,
    registry: submission.state === 'pending' ? await askRegistry(ports.registry, submission.code) : null,
    hasLogo: submission.logoName !== null,
    detail: submission.auditDetail,
    decidedBy: await nameOf(db, submission.auditedBy),
    history: earlier.map(({ id, state, name, submittedAt, auditedAt, auditDetail }) => ({
      caseId: id,
      state,
      name,
      submittedAt: submittedAt.toISOString(),
      decidedAt: auditedAt?.toISOString() ?? null,
      detail: auditDetail,
    })),
    ...(await casesBeside(db, submission, staff)),
  }
}

export async function getCertificationLicence({
  db,
  params: { caseId },
}: DeskCall<typeof deskCertificationsOperations.getCertificationLicence>) {
  const { companyId, licenceName, name } = await findSubmission(db, caseId)
  const object = await findObject(db, { kind: 'company', companyId }, licenceName)
  if (!object) throw new Refusal(certificationRefusals.noLicenceOnRecord)
  return { name, content: new Blob([await readContent(db, object)], { type: object.type }) }
}

const statementOf = (submission: Submission, contactPhone: string) => {
  const { name, code, contactPerson, province, city, areaOrCounty, detailedAddress, remark } = submission
  return { name, code, contactPerson, contactPhone, province, city, areaOrCounty, detailedAddress, remark }
}

const mostEarlier = 20

const earlierOf = (db: Connection, { companyId, id, version }: Submission): Promise<Submission[]> =>
  db
    .select()
    .from(certifications)
    .where(
      and(
        eq(certifications.companyId, companyId),
        ne(certifications.id, id),
        lt(certifications.version, version),
      ),
    )
    .orderBy(desc(certifications.version))
    .limit(mostEarlier)

/** The registry's companies with this code; null if it can't be asked now, which holds up no review. */
async function askRegistry(registry: CompanyRegistry, code: string) {
  try {
    return (await registry.search(code)).map(({ name, code }) => ({ name, code }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === companyCodes.notInRegistry ? [] : null
  }
}
