import { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { mailOperations } from '@atrium/contracts/account/mail/policy'
import { accountOperations, dissolutionOperations } from '@atrium/contracts/account/policy'
import { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { applicationsOperations } from '@atrium/contracts/applications/policy'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { backlogOperations } from '@atrium/contracts/backlog/policy'
import { ownTasksOperations } from '@atrium/contracts/backlog/tasks/policy'
import { billingOperations } from '@atrium/contracts/billing/policy'
import { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { catalogueOperations } from '@atrium/contracts/catalogue/policy'
import { releasesOperations } from '@atrium/contracts/catalogue/releases/policy'
import { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { dataExportOperations } from '@atrium/contracts/dataExport/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { directoriesOperations } from '@atrium/contracts/directories/policy'
import { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { diskOperations } from '@atrium/contracts/disk/policy'
import { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { guidesOperations } from '@atrium/contracts/guides/policy'
import { historyOperations } from '@atrium/contracts/history/policy'
import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { licenceCostsOperations } from '@atrium/contracts/licenceCosts/policy'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { membersOperations } from '@atrium/contracts/members/policy'
import { messagesOperations } from '@atrium/contracts/messages/policy'
import { newCompanyOperations } from '@atrium/contracts/newCompany/policy'
import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import { previewOperations } from '@atrium/contracts/preview/policy'
import { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { searchOperations } from '@atrium/contracts/search/policy'
import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { companyRegistrationOperations } from '@atrium/contracts/session/companyRegistration/policy'
import { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { guessOperations } from '@atrium/contracts/session/guess/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { socialOperations } from '@atrium/contracts/session/social/policy'
import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { regionsOperations } from '@atrium/contracts/shared/regions/policy'
import { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'

/** Every feature's operations by the feature's name. */
export const allContracts = {
  session: sessionOperations,
  registration: entryOperations,
  enterpriseSignIn: enterpriseSignInOperations,
  sso: ssoOperations,
  guess: guessOperations,
  companyRegistration: companyRegistrationOperations,
  recovery: recoveryOperations,
  secondStep: secondStepOperations,
  secondStepSetUp: secondStepSetUpOperations,
  social: socialOperations,
  socialAccounts: socialAccountsOperations,
  security: securityOperations,
  workspace: workspaceOperations,
  opening: newCompanyOperations,
  catalogue: catalogueOperations,
  trials: trialsOperations,
  meetings: meetingsOperations,
  owned: ownProductsOperations,
  releases: releasesOperations,
  cloudApps: appsOperations,
  sales: salesOperations,
  company: companyOperations,
  certification: certificationOperations,
  regions: regionsOperations,
  overview: overviewOperations,
  departments: { ...departmentsOperations, ...departmentChangesOperations, ...handoverOperations },
  members: membersOperations,
  authorisation: authorisationOperations,
  licenceRequests: licenceRequestsOperations,
  bulkLicences: bulkLicencesOperations,
  borrowing: borrowingOperations,
  licenceUse: licenceUseOperations,
  concurrentSeats: concurrentSeatsOperations,
  renewals: renewalsOperations,
  licenceCosts: licenceCostsOperations,
  licenceRules: licenceRulesOperations,
  allocation: allocationOperations,
  applications: applicationsOperations,
  backlog: backlogOperations,
  ownTasks: ownTasksOperations,
  messages: messagesOperations,
  embedding: embeddingOperations,
  directories: directoriesOperations,
  directoryPeople: directoryPeopleOperations,
  connections: connectionsOperations,
  companySignIn: companySignInOperations,
  chinaDirectories: chinaDirectoriesOperations,
  oidc: oidcOperations,
  guides: guidesOperations,
  invitations: invitationsOperations,
  history: historyOperations,
  account: accountOperations,
  mail: mailOperations,
  agreements: agreementsOperations,
  ownRecords: dataExportOperations,
  profile: profileOperations,
  headImage: headImageOperations,
  secondStepRule: secondStepRuleOperations,
  dissolution: dissolutionOperations,
  deregistration: deregistrationOperations,
  administrators: administratorsOperations,
  orders: ordersOperations,
  billing: billingOperations,
  disk: diskOperations,
  preview: previewOperations,
  sharing: sharingOperations,
  search: searchOperations,
} as const
