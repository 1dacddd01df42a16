import { accountRoutes, mailRoutes, secondStepRuleRoutes } from './features/account'
import { administratorRoutes } from './features/administrators'
import { agreementRoutes } from './features/agreements'
import { allocationRoutes } from './features/allocation'
import { applicationRoutes } from './features/applications'
import { cloudAppRoutes } from './features/apps'
import { authorisationRoutes } from './features/authorisation'
import { backlogRoutes } from './features/backlog'
import { billingRoutes } from './features/billing'
import { borrowingRoutes } from './features/borrowing'
import { bulkLicenceRoutes } from './features/bulkLicences'
import { catalogueRoutes } from './features/catalogue'
import { chinaDirectoryRoutes } from './features/chinaDirectories'
import { companyRoutes } from './features/company'
import { concurrentSeatRoutes } from './features/concurrentSeats'
import { connectionRoutes } from './features/connections'
import { dataExportRoutes } from './features/dataExport'
import { departmentRoutes } from './features/departments'
import { deregistrationRoutes } from './features/deregistration'
import { directoryRoutes } from './features/directories'
import { directoryPeopleRoutes } from './features/directoryPeople'
import { diskRoutes, previewRoutes, sharingRoutes } from './features/disk'
import { dissolutionRoutes } from './features/dissolution'
import { embeddingRoutes } from './features/embedding'
import { guideRoutes } from './features/guides'
import { historyRoutes } from './features/history'
import { invitationRoutes } from './features/invitations'
import { licenceCostRoutes } from './features/licenceCosts'
import { licenceRequestRoutes } from './features/licenceRequests'
import { licenceRuleRoutes } from './features/licenceRules'
import { licenceUseRoutes } from './features/licenceUse'
import { meetingRoutes } from './features/meetings'
import { memberRoutes } from './features/members'
import { messageRoutes } from './features/messages'
import { companyRegistrationRoutes, newCompanyRoutes } from './features/newCompany'
import { oidcRoutes } from './features/oidc'
import { orderRoutes } from './features/orders'
import { overviewRoutes, ownTaskRoutes } from './features/overview'
import { ownProductsRoutes } from './features/ownProducts'
import { headImageRoutes, profileRoutes } from './features/profile'
import { regionRoutes } from './features/regions'
import { releaseRoutes } from './features/releases'
import { renewalRoutes } from './features/renewals'
import { salesRoutes } from './features/sales'
import { searchRoutes } from './features/search'
import { secondStepSetUpRoutes } from './features/secondStep'
import {
  enterpriseSignInRoutes,
  entryRoutes,
  guessRoutes,
  recoveryRoutes,
  secondStepRoutes,
  securityRoutes,
  sessionRoutes,
  ssoRoutes,
} from './features/session'
import { socialRoutes } from './features/socialAccounts'
import { trialRoutes } from './features/trials'
import { workspaceRoutes } from './features/workspace'
import type { Route } from './platform/http/Route'

/** Every operation of every feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...entryRoutes,
  ...enterpriseSignInRoutes,
  ...ssoRoutes,
  ...guessRoutes,
  ...recoveryRoutes,
  ...secondStepRoutes,
  ...secondStepSetUpRoutes,
  ...secondStepRuleRoutes,
  ...socialRoutes,
  ...securityRoutes,
  ...workspaceRoutes,
  ...companyRegistrationRoutes,
  ...newCompanyRoutes,
  ...catalogueRoutes,
  ...trialRoutes,
  ...meetingRoutes,
  ...ownProductsRoutes,
  ...releaseRoutes,
  ...cloudAppRoutes,
  ...salesRoutes,
  ...companyRoutes,
  ...regionRoutes,
  ...overviewRoutes,
  ...departmentRoutes,
  ...memberRoutes,
  ...authorisationRoutes,
  ...licenceRequestRoutes,
  ...bulkLicenceRoutes,
  ...borrowingRoutes,
  ...licenceUseRoutes,
  ...concurrentSeatRoutes,
  ...renewalRoutes,
  ...licenceCostRoutes,
  ...licenceRuleRoutes,
  ...allocationRoutes,
  ...applicationRoutes,
  ...backlogRoutes,
  ...ownTaskRoutes,
  ...messageRoutes,
  ...embeddingRoutes,
  ...directoryRoutes,
  ...directoryPeopleRoutes,
  ...connectionRoutes,
  ...chinaDirectoryRoutes,
  ...oidcRoutes,
  ...guideRoutes,
  ...invitationRoutes,
  ...historyRoutes,
  ...accountRoutes,
  ...mailRoutes,
  ...agreementRoutes,
  ...dataExportRoutes,
  ...profileRoutes,
  ...headImageRoutes,
  ...dissolutionRoutes,
  ...deregistrationRoutes,
  ...administratorRoutes,
  ...orderRoutes,
  ...billingRoutes,
  ...diskRoutes,
  ...previewRoutes,
  ...sharingRoutes,
  ...searchRoutes,
]
