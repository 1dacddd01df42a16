import type { DemoTopUp } from './DemoTopUp'
import { demoAgreements } from './demoAgreements'
import { demoApplications } from './demoApplications'
import { demoBacklog } from './demoBacklog'
import { demoBilling, demoCompanyBilling } from './demoBilling'
import { demoCertifications } from './demoCertifications'
import { demoInvitations } from './demoInvitations'
import { demoLicenceRequests } from './demoLicenceRequests'
import { demoMeetings } from './demoMeetings'
import { topUpMessages } from './demoMessages'
import { demoPermissionGroups } from './demoPermissionGroups'
import { demoProfiles } from './demoProfiles'
import { demoSales } from './demoSales'
import { demoTrials } from './demoTrials'
import { topUpOrders, topUpOwnOrders } from './topUpOrders'

/** In the order in which they build on each other. */
export const demoTopUps: readonly DemoTopUp[] = [
  demoCertifications,
  demoPermissionGroups,
  demoInvitations,
  demoApplications,
  topUpOrders,
  topUpOwnOrders,
  topUpMessages,
  demoProfiles,
  demoBacklog,
  demoAgreements,
  demoBilling,
  demoCompanyBilling,
  demoTrials,
  demoMeetings,
  demoSales,
  demoLicenceRequests,
]
