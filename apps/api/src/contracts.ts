import { accountContract, dissolutionContract } from '@atrium/contracts/account/contract'
import { deregistrationContract } from '@atrium/contracts/account/deregistration/contract'
import { mailContract } from '@atrium/contracts/account/mail/contract'
import { secondStepRuleContract } from '@atrium/contracts/account/secondStepRule/contract'
import { administratorsContract } from '@atrium/contracts/administrators/contract'
import { agreementsContract } from '@atrium/contracts/agreements/contract'
import { allocationContract } from '@atrium/contracts/allocation/contract'
import { applicationsContract } from '@atrium/contracts/applications/contract'
import { authorisationContract } from '@atrium/contracts/authorisation/contract'
import { backlogContract } from '@atrium/contracts/backlog/contract'
import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { billingContract } from '@atrium/contracts/billing/contract'
import { appsContract } from '@atrium/contracts/catalogue/apps/contract'
import { catalogueContract } from '@atrium/contracts/catalogue/contract'
import { meetingsContract } from '@atrium/contracts/catalogue/meetings/contract'
import { ownedContract } from '@atrium/contracts/catalogue/owned/contract'
import { releasesContract } from '@atrium/contracts/catalogue/releases/contract'
import { salesContract } from '@atrium/contracts/catalogue/sales/contract'
import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { companyContract } from '@atrium/contracts/company/contract'
import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { departmentsContract } from '@atrium/contracts/departments/contract'
import { handoverContract } from '@atrium/contracts/departments/handover/contract'
import { diskContract } from '@atrium/contracts/disk/contract'
import { sharingContract } from '@atrium/contracts/disk/sharing/contract'
import { guidesContract } from '@atrium/contracts/guides/contract'
import { historyContract } from '@atrium/contracts/history/contract'
import { invitationsContract } from '@atrium/contracts/invitations/contract'
import { licenceRequestsContract } from '@atrium/contracts/licenceRequests/contract'
import { membersContract } from '@atrium/contracts/members/contract'
import { messagesContract } from '@atrium/contracts/messages/contract'
import { openingContract } from '@atrium/contracts/opening/contract'
import { ordersContract } from '@atrium/contracts/orders/contract'
import { ownRecordsContract } from '@atrium/contracts/ownRecords/contract'
import { previewContract } from '@atrium/contracts/preview/contract'
import { profileContract } from '@atrium/contracts/profile/contract'
import { headImageContract } from '@atrium/contracts/profile/headImage/contract'
import { searchContract } from '@atrium/contracts/search/contract'
import { secondStepSetUpContract } from '@atrium/contracts/secondStep/contract'
import { securityContract } from '@atrium/contracts/security/contract'
import { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { sessionContract } from '@atrium/contracts/session/contract'
import { enterpriseSignInContract } from '@atrium/contracts/session/enterprise/contract'
import { entryContract } from '@atrium/contracts/session/entry/contract'
import { guessContract } from '@atrium/contracts/session/guess/contract'
import { recoveryContract } from '@atrium/contracts/session/recovery/contract'
import { secondStepContract } from '@atrium/contracts/session/secondStep/contract'
import { socialContract } from '@atrium/contracts/session/social/contract'
import { ssoContract } from '@atrium/contracts/session/sso/contract'
import { regionsContract } from '@atrium/contracts/shared/regions/contract'
import { socialAccountsContract } from '@atrium/contracts/socialAccounts/contract'
import { workspaceContract } from '@atrium/contracts/workspace/contract'

/** Every feature's operations by the feature's name. */
export const allContracts = {
  session: sessionContract,
  registration: entryContract,
  enterpriseSignIn: enterpriseSignInContract,
  sso: ssoContract,
  guess: guessContract,
  companyRegistration: companyRegistrationContract,
  recovery: recoveryContract,
  secondStep: secondStepContract,
  secondStepSetUp: secondStepSetUpContract,
  social: socialContract,
  socialAccounts: socialAccountsContract,
  security: securityContract,
  workspace: workspaceContract,
  opening: openingContract,
  catalogue: catalogueContract,
  trials: trialsContract,
  meetings: meetingsContract,
  owned: ownedContract,
  releases: releasesContract,
  cloudApps: appsContract,
  sales: salesContract,
  company: companyContract,
  certification: certificationContract,
  regions: regionsContract,
  overview: overviewContract,
  departments: { ...departmentsContract, ...departmentChangesContract, ...handoverContract },
  members: membersContract,
  authorisation: authorisationContract,
  licenceRequests: licenceRequestsContract,
  allocation: allocationContract,
  applications: applicationsContract,
  backlog: backlogContract,
  ownTasks: ownTasksContract,
  messages: messagesContract,
  guides: guidesContract,
  invitations: invitationsContract,
  history: historyContract,
  account: accountContract,
  mail: mailContract,
  agreements: agreementsContract,
  ownRecords: ownRecordsContract,
  profile: profileContract,
  headImage: headImageContract,
  secondStepRule: secondStepRuleContract,
  dissolution: dissolutionContract,
  deregistration: deregistrationContract,
  administrators: administratorsContract,
  orders: ordersContract,
  billing: billingContract,
  disk: diskContract,
  preview: previewContract,
  sharing: sharingContract,
  search: searchContract,
} as const
