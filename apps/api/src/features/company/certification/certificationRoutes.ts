import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { implement } from '../../../ports/implement'
import { cancelAudit } from './cancelAudit'
import { checkCompanyName } from './checkCompanyName'
import { getBusinessLicence } from './getBusinessLicence'
import { listAuditHistory } from './listAuditHistory'
import { searchRegistry, suggestCompanies } from './searchRegistry'
import { readSubmission } from './submit'

export const certificationRoutes = implement(certificationContract, {
  getBusinessLicence,
  listAuditHistory,
  checkCompanyName,
  searchRegistry,
  suggestCompanies,
  submitAudit: { first: (call) => readSubmission(call, 'first') },
  resubmitAudit: { first: (call) => readSubmission(call, 'again') },
  cancelAudit,
})
