import type { Host } from '../shared/host/host'
import type { Company } from './api'

/** Where the company is kept: for this tab, and as the start of the next new one. */
type Stores = Pick<Host, 'store' | 'tabStore'>

const lastCompanyKey = 'lastEnterPriseId'

/** Keeps which company is on screen, under the names by which the specification keeps it. */
export function rememberCompany({ store, tabStore }: Stores, company: Company | undefined): void {
  for (const place of [tabStore, store]) {
    place.write('enterPriseId', company?.companyId ?? '')
    place.write('enterPriseName', company?.companyName ?? 'personal')
    place.write('isSuperAdminUser', String(!company?.isSubAdministrator))
    if (company) place.write(lastCompanyKey, company.companyId)
  }
}

/** Before the workspace is shown: it starts in this company. */
export function startInCompany(
  { store, tabStore }: Stores,
  { companyId, companyName }: Pick<Company, 'companyId' | 'companyName'>,
): void {
  for (const place of [tabStore, store]) {
    place.write('enterPriseId', companyId)
    place.write('enterPriseName', companyName)
    place.write(lastCompanyKey, companyId)
  }
}

/** After signing out, so that the next visit starts in the company of the last one. */
export function forgetCompany({ store, tabStore }: Stores): void {
  for (const place of [tabStore, store]) {
    for (const key of ['enterPriseId', 'enterPriseName', 'isSuperAdminUser']) place.write(key, '')
  }
}

/** A tab that was somewhere stays there, whatever others chose meanwhile. */
const placeOfVisit = ({ store, tabStore }: Stores) => (tabStore.read('enterPriseName') ? tabStore : store)

/** Id of the company of the last visit, this tab's before any other's. */
export const readChoice = (stores: Stores): string | undefined =>
  placeOfVisit(stores).read('enterPriseId') ||
  stores.tabStore.read(lastCompanyKey) ||
  stores.store.read(lastCompanyKey) ||
  undefined

/** Id of the company that this tab is in; undefined: it is in the personal space, or was nowhere yet. */
export const readTabChoice = ({ tabStore }: Stores): string | undefined =>
  tabStore.read('enterPriseId') || undefined

/** Whether the last visit ended in the personal space. */
export const wasInPersonalSpace = (stores: Stores): boolean =>
  placeOfVisit(stores).read('enterPriseName') === 'personal'
