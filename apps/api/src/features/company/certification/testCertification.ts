import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import { demo } from '../../../seed/demo'
import type { TestService } from '../../../testing/createTestService'
import { type Submission, someSubmission } from './testSubmission'

const as = { userId: demo.userIds.superAdministrator }

/** Certification calls of a company's super administrator and of the vendor's reviewer. */
export const certifying = (service: TestService, company: string) => ({
  detail: async () =>
    (
      await service.request(
        companyOperations.getCompanyDetail,
        { query: { enterPriseId: company } },
        { as, company },
      )
    ).data,
  submit: async (which: 'submitAudit' | 'resubmitAudit', changes: Partial<Submission> = {}) =>
    service.request(
      certificationOperations[which],
      { body: await someSubmission(company, changes) },
      { as, company },
    ),
  cancel: (version: number) =>
    service.request(
      certificationOperations.cancelAudit,
      { body: { enterPriseId: company, version } },
      { as, company },
    ),
  history: () =>
    service.request(
      certificationOperations.listAuditHistory,
      { query: { enterPriseId: company } },
      { as, company },
    ),
  operator: (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'reviewer' }),
})
