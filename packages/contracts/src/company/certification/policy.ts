import { withPolicy } from '../../wire/policy'
import { certificationContract } from './contract'

export const certificationOperations = withPolicy(certificationContract, {
  getBusinessLicence: {
    summary: 'Returns the picture of the business licence of the record that getCompanyDetail shows.',
    access: 'administrator',
    permission: 'company',
  },
  listAuditHistory: {
    summary: 'Lists all certification submissions, newest first. Refused with 404 if there are none.',
    access: 'administrator',
    permission: 'company',
  },
  checkCompanyName: {
    summary:
      'Returns whether the name is free: no other company has it certified or under review. Spaces, width and case are ignored.',
    access: 'administrator',
    permission: 'company',
  },
  searchRegistry: {
    summary:
      'Searches the public registry by name or code, best match first. Refused with 300000 if there is no match.',
    access: 'administrator',
    permission: 'company',
  },
  suggestCompanies: {
    summary: 'Suggests companies of the public registry whose names contain the typed text; may be empty.',
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
    summary: 'Withdraws a submission under review. The company returns to its previous state.',
    access: 'administrator',
    permission: 'company',
  },
})
