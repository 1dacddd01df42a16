import { atom } from 'jotai'
import { companyIdAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { keyedRequestAtom, passingAtom } from '../shared/request/keyedRequestAtom'
import { requestAtom } from '../shared/request/request'
import { administratorsApiAtom } from './api'

// Groups

export const groupsAtom = requestAtom((get, signal) =>
  get(administratorsApiAtom).listGroups({ query: { enterPriseId: get(companyIdAtom) } }, { signal }),
)

/** Undefined: a new one. */
export const groupIdAtom = atom((get) => get(queryAtom).get('groupId') || undefined)

export const groupAtom = keyedRequestAtom(
  atom((get) => get(groupIdAtom) ?? ''),
  async (get, signal) => {
    const groupId = get(groupIdAtom)
    if (groupId === undefined) return undefined
    const query = { enterPriseId: get(companyIdAtom), groupId }
    return get(administratorsApiAtom).getGroup({ query }, { signal })
  },
)

export const scopeDepartmentsAtom = requestAtom((get, signal) =>
  get(administratorsApiAtom).listScopeDepartments(
    { query: { enterPriseId: get(companyIdAtom) } },
    { signal },
  ),
)

// Whom to choose

export const candidatePageSize = 10

export const candidateViewAtom = passingAtom({ search: '', page: 1 })

export const candidatesAtom = requestAtom((get, signal) => {
  const { search, page } = get(candidateViewAtom)
  const query = {
    enterPriseId: get(companyIdAtom),
    pageIndex: page,
    pageSize: candidatePageSize,
    ...(search && { searchCondition: search }),
  }
  return get(administratorsApiAtom).listCandidates({ query }, { signal })
})
