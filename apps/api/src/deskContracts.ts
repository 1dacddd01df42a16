import { deskCasesOperations } from '@atrium/contracts/desk/cases/policy'
import { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'

/** Every operation of the desk by room. They are apart from `allContracts`: sites and directories never see them. */
export const deskContracts = {
  staff: deskStaffOperations,
  cases: deskCasesOperations,
  certifications: deskCertificationsOperations,
} as const
