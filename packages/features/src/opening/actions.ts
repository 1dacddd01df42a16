import { actionAtom } from '../shared/request/actionAtom'
import { openingApiAtom } from './api'

/** The person who creates a company belongs to it. */
export const openCompanyAction = actionAtom({
  run: (get, _set, companyName: string) => get(openingApiAtom).openCompany({ body: { companyName } }),
  stale: ['person', 'menus'],
})
