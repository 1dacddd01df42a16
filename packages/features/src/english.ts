import { english as account } from './account/english'
import { english as administrators } from './administrators/english'
import { english as agreements } from './agreements/english'
import { english as allocation } from './allocation/english'
import { english as applications } from './applications/english'
import { english as authorisation } from './authorisation/english'
import { english as backlog } from './backlog/english'
import { english as billing } from './billing/english'
import { english as borrowing } from './borrowing/english'
import { english as bulkLicences } from './bulkLicences/english'
import { english as catalogue } from './catalogue/english'
import { english as chinaDirectories } from './chinaDirectories/english'
import { english as company } from './company/english'
import { english as companySignIn } from './companySignIn/english'
import { english as concurrentSeats } from './concurrentSeats/english'
import { english as connections } from './connections/english'
import { english as dataExport } from './dataExport/english'
import { english as departments } from './departments/english'
import { english as directories } from './directories/english'
import { english as directoryPeople } from './directoryPeople/english'
import { english as disk } from './disk/english'
import { english as embedding } from './embedding/english'
import { english as guides } from './guides/english'
import { english as history } from './history/english'
import { english as invitations } from './invitations/english'
import { english as licenceCosts } from './licenceCosts/english'
import { english as licenceRequests } from './licenceRequests/english'
import { english as licenceRules } from './licenceRules/english'
import { english as licenceUse } from './licenceUse/english'
import { english as members } from './members/english'
import { english as messages } from './messages/english'
import { english as newCompany } from './newCompany/english'
import { english as oidc } from './oidc/english'
import { english as orders } from './orders/english'
import { english as preview } from './preview/english'
import { english as profile } from './profile/english'
import { english as realtime } from './realtime/english'
import { english as renewals } from './renewals/english'
import { english as search } from './search/english'
import { english as secondStep } from './secondStep/english'
import { english as security } from './security/english'
import { english as session } from './session/english'
import { english as shared } from './shared/english'
import { english as socialAccounts } from './socialAccounts/english'
import { english as workspace } from './workspace/english'

/** The English texts of every feature, for `provideTexts`. */
export const english = {
  ...account,
  ...administrators,
  ...agreements,
  ...allocation,
  ...applications,
  ...authorisation,
  ...backlog,
  ...billing,
  ...borrowing,
  ...bulkLicences,
  ...renewals,
  ...catalogue,
  ...chinaDirectories,
  ...company,
  ...companySignIn,
  ...concurrentSeats,
  ...connections,
  ...departments,
  ...disk,
  ...guides,
  ...history,
  ...invitations,
  ...licenceRequests,
  ...licenceCosts,
  ...licenceRules,
  ...licenceUse,
  ...members,
  ...messages,
  ...newCompany,
  ...oidc,
  ...orders,
  ...dataExport,
  ...directories,
  ...directoryPeople,
  ...embedding,
  ...preview,
  ...profile,
  ...realtime,
  ...search,
  ...secondStep,
  ...security,
  ...session,
  ...shared,
  ...socialAccounts,
  ...workspace,
}
