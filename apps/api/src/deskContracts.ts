import { deskCasesOperations } from '@atrium/contracts/desk/cases/policy'
import { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { deskDissolutionsOperations } from '@atrium/contracts/desk/dissolutions/policy'
import { deskInvoicesOperations } from '@atrium/contracts/desk/invoices/policy'
import { deskPeopleOperations } from '@atrium/contracts/desk/people/policy'
import { deskRequestsOperations } from '@atrium/contracts/desk/requests/policy'
import { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { deskTrialsOperations } from '@atrium/contracts/desk/trials/policy'

/** Every operation of the desk by room. They are apart from `allContracts`: sites and directories never see them. */
export const deskContracts = {
  staff: deskStaffOperations,
  cases: deskCasesOperations,
  requests: deskRequestsOperations,
  certifications: deskCertificationsOperations,
  dissolutions: deskDissolutionsOperations,
  trials: deskTrialsOperations,
  people: deskPeopleOperations,
  invoices: deskInvoicesOperations,
} as const
