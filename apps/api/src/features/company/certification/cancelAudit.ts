import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { and, eq } from 'drizzle-orm'
import { settleCase } from '../../../platform/desk'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { companies } from '../../organisation/tables'
import { findCompany } from '../findCompany'
import { certifications } from '../tables'
import { findLatest, wasApproved } from './auditHistory'
import { keepOnlyName } from './companyNames'

/** Only undecided submissions can be withdrawn. */
export async function cancelAudit(call: Call<typeof certificationOperations.cancelAudit>) {
  const { db, now, body } = call
  const company = await findCompany(call)
  const latest = await findLatest(db, company.id)
  if (latest?.state !== 'pending') throw new Refusal(certificationRefusals.notUnderReview)
  if (company.certificationVersion !== body.version) throw new Refusal(certificationRefusals.changedMeanwhile)

  await db
    .update(certifications)
    .set({ state: 'withdrawn', auditedAt: now })
    .where(and(eq(certifications.companyId, company.id), eq(certifications.id, latest.id)))
  await db
    .update(companies)
    .set({
      certificationStatus: latest.statusBefore,
      certificationVersion: company.certificationVersion + 1,
    })
    .where(eq(companies.id, company.id))
  const isCertified = latest.statusBefore === 4 || (await wasApproved(db, company.id))
  await keepOnlyName(db, company.id, isCertified ? company.name : undefined)
  call.audit({
    certificationId: latest.id,
    before: { certificationStatus: 1 },
    after: { certificationStatus: latest.statusBefore },
  })
  await settleCase(db, { queue: 'certification', caseId: latest.id, actor: '' })
  return true as const
}
