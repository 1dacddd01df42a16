import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { companyContract } from '@atrium/contracts/company/contract'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import { demo } from '../../../seed/demo'
import type { TestService } from '../../../testing/createTestService'
import { type Submission, someSubmission } from './testSubmission'

const as = { userId: demo.userIds.superAdministrator }

/** What the super administrator of a company, and the vendor's reviewer, do about its certification. */
export const certifying = (service: TestService, company: string) => ({
  detail: async () =>
    (
      await service.request(
        companyContract.getCompanyDetail,
        { query: { enterPriseId: company } },
        { as, company },
      )
    ).data,
  submit: async (which: 'submitAudit' | 'resubmitAudit', changes: Partial<Submission> = {}) =>
    service.request(
      certificationContract[which],
      { body: await someSubmission(company, changes) },
      { as, company },
    ),
  cancel: (version: number) =>
    service.request(
      certificationContract.cancelAudit,
      { body: { enterPriseId: company, version } },
      { as, company },
    ),
  history: () =>
    service.request(
      certificationContract.listAuditHistory,
      { query: { enterPriseId: company } },
      { as, company },
    ),
  operator: (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'reviewer' }),
})
