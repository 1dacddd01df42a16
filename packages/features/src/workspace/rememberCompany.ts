import type { Host } from '../shared/host/host'
import type { Company } from './api'

/** Where the company is stored: for this tab, and for the next new one. */
type Stores = Pick<Host, 'store' | 'tabStore'>

const lastCompanyKey = 'lastEnterPriseId'

/** Stores the current company, under the names in the specification. */
export function rememberCompany({ store, tabStore }: Stores, company: Company | undefined): void {
  for (const place of [tabStore, store]) {
    place.write('enterPriseId', company?.companyId ?? '')
    place.write('enterPriseName', company?.companyName ?? 'personal')
    place.write('isSuperAdminUser', String(!company?.isSubAdministrator))
    if (company) place.write(lastCompanyKey, company.companyId)
  }
}

/** Call it before the workspace is shown, which then starts in this company. */
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

/** Call it before the page is opened again: it then starts in the personal space. */
export const choosePersonalSpace = (stores: Stores): void => rememberCompany(stores, undefined)

/** After signing out, so that the next visit starts in the same company. */
export function forgetCompany({ store, tabStore }: Stores): void {
  for (const place of [tabStore, store]) {
    for (const key of ['enterPriseId', 'enterPriseName', 'isSuperAdminUser']) place.write(key, '')
  }
}

/** A tab keeps its own company, whatever others chose meanwhile. */
const placeOfVisit = ({ store, tabStore }: Stores) => (tabStore.read('enterPriseName') ? tabStore : store)

/** Id of the last visit's company; this tab's comes before any other's. */
export const readChoice = (stores: Stores): string | undefined =>
  placeOfVisit(stores).read('enterPriseId') ||
  stores.tabStore.read(lastCompanyKey) ||
  stores.store.read(lastCompanyKey) ||
  undefined

/** Id of this tab's company; undefined: the personal space, or none yet. */
export const readTabChoice = ({ tabStore }: Stores): string | undefined =>
  tabStore.read('enterPriseId') || undefined

/** Whether the last visit ended in the personal space. */
export const wasInPersonalSpace = (stores: Stores): boolean =>
  placeOfVisit(stores).read('enterPriseName') === 'personal'
