import type { ComponentType } from 'react'

/** `company`: needs one. `either`: of the company, or else of the person. `anybody`: for visitors too. */
export type Owner = 'company' | 'either' | 'person' | 'anybody'

export interface Registered<Props = object> {
  readonly owner: Owner
  /** Loads its code. */
  load(): Promise<ComponentType<Props>>
}

const feature = <Props = object>(
  owner: Owner,
  load: () => Promise<ComponentType<Props>>,
): Registered<Props> => ({
  owner,
  load,
})

/** Every feature that a site can show, by the name that elements and frames use. */
export const registry = {
  account: feature('person', async () => (await import('../account')).Account),
  agreements: feature('person', async () => (await import('../agreements')).Agreements),
  allocation: feature('company', async () => (await import('../allocation')).Allocation),
  applications: feature('company', async () => (await import('../applications')).Applications),
  backlog: feature('person', async () => (await import('../backlog')).Backlog),
  billing: feature('either', async () => (await import('../billing')).Billing),
  'borrowed-licences': feature('company', async () => (await import('../borrowedLicences')).BorrowedLicences),
  'bulk-licences': feature('company', async () => (await import('../bulkLicences')).BulkLicences),
  catalogue: feature('anybody', async () => (await import('../catalogue')).Catalogue),
  company: feature('company', async () => (await import('../company')).Company),
  disk: feature('either', async () => (await import('../disk')).Disk),
  history: feature('company', async () => (await import('../history')).History),
  'idle-licences': feature('company', async () => (await import('../idleLicences')).IdleLicences),
  'join-company': feature('anybody', async () => (await import('../join')).JoinCompany),
  'licence-costs': feature('company', async () => (await import('../licenceCosts')).LicenceCosts),
  'licence-requests': feature('company', async () => (await import('../licenceRequests')).LicenceRequests),
  'licence-rules': feature('company', async () => (await import('../licenceRules')).LicenceRules),
  licences: feature('company', async () => (await import('../licences')).Licences),
  member: feature('company', async () => (await import('../member')).Member),
  members: feature('company', async () => (await import('../members')).Members),
  messages: feature('person', async () => (await import('../messages')).Messages),
  'new-company': feature('person', async () => (await import('../newCompany')).NewCompany),
  orders: feature('either', async () => (await import('../orders')).Orders),
  'own-records': feature('person', async () => (await import('../ownRecords')).OwnRecords),
  permissions: feature('company', async () => (await import('../permissions')).Permissions),
  preview: feature('either', async () => (await import('../preview')).Preview),
  profile: feature('person', async () => (await import('../profile')).Profile),
  renewals: feature('company', async () => (await import('../renewals')).Renewals),
  search: feature('either', async () => (await import('../search')).Search),
  'second-step': feature('person', async () => (await import('../secondStep')).SecondStep),
  security: feature('person', async () => (await import('../security')).Security),
  'shared-files': feature('anybody', async () => (await import('../sharedFiles')).SharedFiles),
  'sign-in': feature('anybody', async () => (await import('../signIn')).SignIn),
  'social-accounts': feature('person', async () => (await import('../socialAccounts')).SocialAccounts),
} as const

export type FeatureName = keyof typeof registry
