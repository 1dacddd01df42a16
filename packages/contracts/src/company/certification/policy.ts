import { withPolicy } from '../../wire/policy'
import { certificationContract } from './contract'

export const certificationOperations = withPolicy(certificationContract, {
  getBusinessLicence: {
    summary: 'The picture of the business licence that belongs to the record which getCompanyDetail shows.',
    access: 'administrator',
    permission: 'company',
  },
  listAuditHistory: {
    summary:
      'Everything that was submitted for certification, the newest first; refused with 404 when nothing was.',
    access: 'administrator',
    permission: 'company',
  },
  checkCompanyName: {
    summary:
      'Whether no other company has this name, certified or under review; spaces, width and case don’t count.',
    access: 'administrator',
    permission: 'company',
  },
  searchRegistry: {
    summary:
      'Companies of the public registry by name or code, the best first; refused with 300000 when there is none.',
    access: 'administrator',
    permission: 'company',
  },
  suggestCompanies: {
    summary: 'Companies of the public registry whose names begin or go on as typed; may be none.',
    access: 'administrator',
    permission: 'company',
  },
  submitAudit: {
    summary: 'Submits the company for its first certification.',
    access: 'administrator',
    permission: 'company',
  },
  resubmitAudit: {
    summary: 'Submits a certified or refused company again.',
    access: 'administrator',
    permission: 'company',
  },
  cancelAudit: {
    summary: 'Withdraws what is under review; the company is again what it was before.',
    access: 'administrator',
    permission: 'company',
  },
})
