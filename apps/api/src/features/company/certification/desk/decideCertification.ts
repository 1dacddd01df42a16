import type { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { settleCase } from '../../../../platform/desk'
import type { DeskCall } from '../../../../ports/deskCommand'
import { decide } from '../decide'
import { caseAfter } from './casesBeside'

export const approveCertification = (
  call: DeskCall<typeof deskCertificationsOperations.approveCertification>,
) => review(call, 'approved', call.body.detail || '资料齐全，审核通过。')

export const rejectCertification = (
  call: DeskCall<typeof deskCertificationsOperations.rejectCertification>,
) => review(call, 'rejected', call.body.detail)

type ReviewCall = Pick<
  DeskCall<typeof deskCertificationsOperations.approveCertification>,
  'db' | 'now' | 'staff' | 'params' | 'audit'
>

async function review(call: ReviewCall, verdict: 'approved' | 'rejected', detail: string) {
  const { db, now, staff, params, audit } = call
  const { actor } = staff
  const submission = await decide(db, { id: params.caseId, verdict, detail, actor, now })
  const { companyId, name } = submission
  audit(
    {
      certificationId: params.caseId,
      before: { certificationStatus: 1 },
      after: { certificationStatus: verdict === 'approved' ? 4 : 2, auditDetail: detail },
    },
    companyId,
  )
  const nextId = await caseAfter(db, submission, staff)
  await settleCase(db, { queue: 'certification', caseId: params.caseId, actor })
  return { name, nextId }
}
