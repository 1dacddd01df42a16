import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { implement } from '../../../ports/implement'
import { getBusinessLicence, listAuditHistory } from './auditHistory'
import { cancelAudit } from './cancelAudit'
import { checkCompanyName } from './companyNames'
import { searchRegistry, suggestCompanies } from './searchRegistry'
import { readSubmission } from './submit'

export const certificationRoutes = implement(certificationOperations, {
  getBusinessLicence,
  listAuditHistory,
  checkCompanyName,
  searchRegistry,
  suggestCompanies,
  submitAudit: { first: (call) => readSubmission(call, 'first') },
  resubmitAudit: { first: (call) => readSubmission(call, 'again') },
  cancelAudit,
})
