import { actionAtom } from '../shared/request/actionAtom'
import { newCompanyApiAtom } from './api'

/** The person who creates a company belongs to it. */
export const openCompanyAction = actionAtom({
  run: (get, _set, companyName: string) => get(newCompanyApiAtom).openCompany({ body: { companyName } }),
  stale: ['person', 'menus'],
})
