import { accountContract, dissolutionContract } from '@atrium/features/account/contract'
import { deregistrationContract } from '@atrium/features/account/deregistration/contract'
import { mailContract } from '@atrium/features/account/mail/contract'
import { secondStepRuleContract } from '@atrium/features/account/secondStepRule/contract'
import { administratorsContract } from '@atrium/features/administrators/contract'
import { agreementsContract } from '@atrium/features/agreements/contract'
import { allocationContract } from '@atrium/features/allocation/contract'
import { applicationsContract } from '@atrium/features/applications/contract'
import { authorisationContract } from '@atrium/features/authorisation/contract'
import { backlogContract } from '@atrium/features/backlog/contract'
import { ownTasksContract } from '@atrium/features/backlog/tasks/contract'
import { billingContract } from '@atrium/features/billing/contract'
import { appsContract } from '@atrium/features/catalogue/apps/contract'
import { catalogueContract } from '@atrium/features/catalogue/contract'
import { meetingsContract } from '@atrium/features/catalogue/meetings/contract'
import { ownedContract } from '@atrium/features/catalogue/owned/contract'
import { releasesContract } from '@atrium/features/catalogue/releases/contract'
import { salesContract } from '@atrium/features/catalogue/sales/contract'
import { trialsContract } from '@atrium/features/catalogue/trials/contract'
import { certificationContract } from '@atrium/features/company/certification/contract'
import { companyContract } from '@atrium/features/company/contract'
import { overviewContract } from '@atrium/features/company/overview/contract'
import { departmentChangesContract } from '@atrium/features/departments/changes/contract'
import { departmentsContract } from '@atrium/features/departments/contract'
import { handoverContract } from '@atrium/features/departments/handover/contract'
import { diskContract } from '@atrium/features/disk/contract'
import { sharingContract } from '@atrium/features/disk/sharing/contract'
import { guidesContract } from '@atrium/features/guides/contract'
import { historyContract } from '@atrium/features/history/contract'
import { invitationsContract } from '@atrium/features/invitations/contract'
import { licenceRequestsContract } from '@atrium/features/licenceRequests/contract'
import { membersContract } from '@atrium/features/members/contract'
import { messagesContract } from '@atrium/features/messages/contract'
import { openingContract } from '@atrium/features/opening/contract'
import { ordersContract } from '@atrium/features/orders/contract'
import { ownRecordsContract } from '@atrium/features/ownRecords/contract'
import { previewContract } from '@atrium/features/preview/contract'
import { profileContract } from '@atrium/features/profile/contract'
import { headImageContract } from '@atrium/features/profile/headImage/contract'
import { searchContract } from '@atrium/features/search/contract'
import { secondStepSetUpContract } from '@atrium/features/secondStep/contract'
import { securityContract } from '@atrium/features/security/contract'
import { companyRegistrationContract } from '@atrium/features/session/companyRegistration/contract'
import { sessionContract } from '@atrium/features/session/contract'
import { enterpriseSignInContract } from '@atrium/features/session/enterprise/contract'
import { entryContract } from '@atrium/features/session/entry/contract'
import { guessContract } from '@atrium/features/session/guess/contract'
import { recoveryContract } from '@atrium/features/session/recovery/contract'
import { secondStepContract } from '@atrium/features/session/secondStep/contract'
import { socialContract } from '@atrium/features/session/social/contract'
import { ssoContract } from '@atrium/features/session/sso/contract'
import { regionsContract } from '@atrium/features/shared/regions/contract'
import { socialAccountsContract } from '@atrium/features/socialAccounts/contract'
import { workspaceContract } from '@atrium/features/workspace/contract'

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
