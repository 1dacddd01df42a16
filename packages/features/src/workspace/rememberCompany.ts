import type { Store } from '../shared/host'
import type { Company } from './atoms'

const lastCompanyKey = 'lastEnterPriseId'

/** Keeps which company is on screen, under the names by which the specification keeps it. */
export function rememberCompany(store: Store, company: Company | undefined): void {
  store.write('enterPriseId', company?.enterpriseId ?? '')
  store.write('enterPriseName', company?.enterpriseName ?? 'personal')
  store.write('isSuperAdminUser', String(!company?.isChildAdminUser))
  if (company) store.write(lastCompanyKey, company.enterpriseId)
}

/** After signing out, so that the next visit starts in the company of the last one. */
export function forgetCompany(store: Store): void {
  for (const key of ['enterPriseId', 'enterPriseName', 'isSuperAdminUser']) store.write(key, '')
}

/** Id of the company of the last visit. */
export const readChoice = (store: Store): string | undefined =>
  store.read('enterPriseId') || store.read(lastCompanyKey) || undefined

/** Whether the last visit ended in the personal space. */
export const wasInPersonalSpace = (store: Store): boolean => store.read('enterPriseName') === 'personal'
