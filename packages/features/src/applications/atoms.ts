import { atom } from 'jotai'
import { companyIdAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom, queryNumber, withQuery } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/keyedRequestAtom'
import { requestAtom } from '../shared/request/request'
import { steadyAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { type Application, applicationsApiAtom } from './api'
import { applicationStatuses, searchLength } from './contract'

export const pageSizes = [10, 20, 30] as const

export type StatusFilter = (typeof applicationStatuses)[number] | 'all'

/** Which applications are shown. It lives in the address, so that reload, back and a copied link find it again. */
export interface View {
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
  readonly status: StatusFilter
}

/** What waits for an answer comes first. */
const defaults: View = { pageIndex: 1, pageSize: pageSizes[0], search: '', status: 5 }

const givenViewAtom = steadyAtom((get): View => {
  const query = get(queryAtom)
  const pageSize = queryNumber(query, 'pageSize', defaults.pageSize)
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaults.pageSize,
    search: [...(query.get('search') ?? '').trim()].slice(0, searchLength).join(''),
    status: readStatus(query.get('status')),
  }
})

export const viewAtom = atom(
  (get) => get(givenViewAtom),
  (get, _set, change: Partial<View>) => {
    const host = get(presentHostAtom)
    const next = { ...get(viewAtom), ...change }
    const unless = <K extends keyof View>(key: K) => (next[key] === defaults[key] ? undefined : next[key])
    const query = {
      ...Object.fromEntries(get(queryAtom)),
      pageIndex: unless('pageIndex'),
      pageSize: unless('pageSize'),
      search: next.search,
      status: unless('status'),
    }
    host.navigate(withQuery(host.location.pathname, query), { replace: true })
  },
)

function readStatus(text: string | null): StatusFilter {
  if (text === 'all') return 'all'
  return applicationStatuses.find((status) => String(status) === text) ?? defaults.status
}

const filterAtom = steadyAtom((get) => {
  const { search, status } = get(viewAtom)
  return {
    ...(search && { searchCondition: search }),
    ...(status !== 'all' && { inviteStatus: status }),
  }
})

/** Asks for one page of what the address leaves. */
export const askApplicationsAtom = atom((get) => {
  const { listApplications } = get(applicationsApiAtom)
  const filter = { enterPriseId: get(companyIdAtom), ...get(filterAtom) }
  return (pageIndex: number, pageSize: number, call?: CallOptions) =>
    listApplications({ query: { ...filter, pageIndex, pageSize } }, call)
})

export const applicationsAtom = requestAtom((get, signal) => {
  const { pageIndex, pageSize } = get(viewAtom)
  return get(askApplicationsAtom)(pageIndex, pageSize, { signal })
})

/** Selected applications, on this page or another, as they were when they were last seen. */
const chosenAtom = atom<ReadonlyMap<string, Application>>(new Map())
chosenAtom.onMount = (set) => () => set(new Map())

export const selectedAtom = atom((get): readonly Application[] => [...get(chosenAtom).values()])

export const selectionAtom = atom(
  (get): ReadonlySet<string> => new Set(get(chosenAtom).keys()),
  (get, set, ids: ReadonlySet<string>) => {
    const list = get(applicationsAtom)
    const known = new Map(get(chosenAtom))
    if (list.state === 'ready') for (const row of list.value.list) known.set(row.applyId, row)
    set(chosenAtom, new Map([...known].filter(([applyId]) => ids.has(applyId))))
  },
)

export const chooseAtom = atom(null, (_get, set, applications: readonly Application[]) =>
  set(chosenAtom, new Map(applications.map((application) => [application.applyId, application]))),
)

const applyIdAtom = atom((get) => get(queryAtom).get('applyId') ?? '')

/** The application that the address names. */
export const applicationAtom = keyedRequestAtom(applyIdAtom, async (get, signal) => {
  const applyId = get(applyIdAtom)
  if (!/^[\w-]{1,64}$/.test(applyId)) throw new Failure('missing')
  const query = { enterPriseId: get(companyIdAtom), applyId }
  return get(applicationsApiAtom).getApplication({ query }, { signal })
})

/** Links that still work. */
export const inviteLinksAtom = requestAtom((get, signal) =>
  get(applicationsApiAtom).listInviteLinks({ query: { enterpriseId: get(companyIdAtom) } }, { signal }),
)
