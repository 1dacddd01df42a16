import type { allContracts } from '../../contracts'
import { demo } from '../../seed/demo'
import { accountSamples, deregistrationSamples, dissolutionSamples, mailSamples } from './accountSamples'
import { administratorSamples } from './administratorSamples'
import { agreementSamples } from './agreementSamples'
import { allocationSamples } from './allocationSamples'
import { applicationSamples } from './applicationSamples'
import { authorisationSamples } from './authorisationSamples'
import { backlogSamples } from './backlogSamples'
import { billingSamples } from './billingSamples'
import { borrowingSamples } from './borrowingSamples'
import { bulkLicenceSamples } from './bulkLicenceSamples'
import {
  catalogueSamples,
  meetingSamples,
  ownProductsSamples,
  releasesSamples,
  salesSamples,
  trialSamples,
} from './catalogueSamples'
import { certificationSamples } from './certificationSamples'
import { chinaDirectorySamples } from './chinaDirectorySamples'
import { cloudAppSamples } from './cloudAppSamples'
import { concurrentSeatSamples } from './concurrentSeatSamples'
import { companySignInSamples, connectionSamples } from './connectionSamples'
import { departmentSamples } from './departmentSamples'
import { directoryPeopleSamples } from './directoryPeopleSamples'
import { directorySamples } from './directorySamples'
import { diskSamples, previewSamples, sharingSamples } from './diskSamples'
import { embeddingSamples } from './embeddingSamples'
import { invitationSamples } from './invitationSamples'
import { licenceCostSamples } from './licenceCostSamples'
import { licenceRequestSamples } from './licenceRequestSamples'
import { licenceRuleSamples } from './licenceRuleSamples'
import { licenceUseSamples } from './licenceUseSamples'
import { messageSamples } from './messageSamples'
import { companyRegistrationSamples, newCompanySamples } from './newCompanySamples'
import { oidcSamples } from './oidcSamples'
import { orderSamples } from './orderSamples'
import { headImageSamples, profileSamples } from './profileSamples'
import { renewalSamples } from './renewalSamples'
import { boss, type SamplesOf } from './Sample'
import { secondStepRuleSamples, secondStepSamples, secondStepSetUpSamples } from './secondStepSamples'
import {
  enterpriseSignInSamples,
  entrySamples,
  recoverySamples,
  securitySamples,
  sessionSamples,
  ssoSamples,
} from './sessionSamples'
import { socialAccountsSamples, socialSamples } from './socialSamples'

type Contracts = typeof allContracts

const { companyId: enterPriseId, userIds } = demo

/** A feature without samples doesn't compile. */
export const samples: { readonly [F in keyof Contracts]: SamplesOf<Contracts[F]> } = {
  session: sessionSamples,
  registration: entrySamples,
  enterpriseSignIn: enterpriseSignInSamples,
  sso: ssoSamples,
  guess: { listOwnWords: { ...boss, input: () => ({}) } },
  companyRegistration: companyRegistrationSamples,
  embedding: embeddingSamples,
  chinaDirectories: chinaDirectorySamples,
  directories: directorySamples,
  directoryPeople: directoryPeopleSamples,
  connections: connectionSamples,
  companySignIn: companySignInSamples,
  recovery: recoverySamples,
  secondStep: secondStepSamples,
  secondStepSetUp: secondStepSetUpSamples,
  social: socialSamples,
  socialAccounts: socialAccountsSamples,
  security: securitySamples,
  workspace: {
    getMenus: { ...boss, input: () => ({ query: { enterPriseId } }) },
    getPerson: { ...boss, input: () => ({}) },
  },
  opening: newCompanySamples,
  catalogue: catalogueSamples,
  trials: trialSamples,
  meetings: meetingSamples,
  owned: ownProductsSamples,
  releases: releasesSamples,
  cloudApps: cloudAppSamples,
  sales: salesSamples,
  company: {
    getCompanyHome: { ...boss, input: () => ({ params: { enterPriseId } }) },
    getCompanyInfo: { ...boss, input: () => ({ query: { enterPriseId } }) },
    getCompanyDetail: { ...boss, input: () => ({ query: { enterPriseId } }) },
  },
  certification: certificationSamples,
  regions: { getRegions: { ...boss, input: () => ({}) } },
  overview: { getOverview: { ...boss, input: () => ({ query: { enterPriseId } }) } },
  departments: departmentSamples,
  members: { getMemberProfile: { ...boss, input: () => ({ params: { userId: userIds.member } }) } },
  authorisation: authorisationSamples,
  licenceRequests: licenceRequestSamples,
  bulkLicences: bulkLicenceSamples,
  borrowing: borrowingSamples,
  licenceUse: licenceUseSamples,
  concurrentSeats: concurrentSeatSamples,
  renewals: renewalSamples,
  licenceCosts: licenceCostSamples,
  licenceRules: licenceRuleSamples,
  allocation: allocationSamples,
  applications: applicationSamples,
  backlog: backlogSamples,
  ownTasks: { listOwnTasks: { ...boss, input: () => ({}) } },
  messages: messageSamples,
  oidc: oidcSamples,
  guides: {
    getRecord: { ...boss, input: () => ({ query: { recordType: 1 } }) },
    addRecord: { ...boss, input: () => ({ body: { recordType: 1 } }) },
  },
  invitations: invitationSamples,
  history: {
    listHistory: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  },
  account: accountSamples,
  mail: mailSamples,
  agreements: agreementSamples,
  ownRecords: { downloadOwnRecords: { as: 'researcher', input: () => ({}) } },
  profile: profileSamples,
  headImage: headImageSamples,
  secondStepRule: secondStepRuleSamples,
  dissolution: dissolutionSamples,
  deregistration: deregistrationSamples,
  administrators: administratorSamples,
  orders: orderSamples,
  billing: billingSamples,
  disk: diskSamples,
  preview: previewSamples,
  sharing: sharingSamples,
  search: {
    search: { ...boss, input: () => ({ query: { enterPriseId, searchCondition: 'zs' } }) },
    searchOwn: { ...boss, input: () => ({ query: { searchCondition: 'jg' } }) },
  },
}
