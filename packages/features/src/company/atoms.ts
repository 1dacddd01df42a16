import { requestAtom } from '../shared/request/request'
import { apiAtom } from './api'

export const companyHomeAtom = requestAtom(['certification', 'products', 'secondStep'], (get, signal) =>
  get(apiAtom).getCompanyHome({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** And the record it belongs to. */
    readonly certification: unknown
  }
}
