import { atom } from 'jotai'
import { companyIdAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom, queryNumber, withQuery } from '../shared/host/query'
import { type Request, requestAtom } from '../shared/request/request'
import { steadyAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { departmentsApiAtom, type Member, type MemberPage } from './api'
import { searchLength } from './contract'
import { withLocalChanges } from './localChanges'

export const pageSizes = [10, 20, 30] as const

/** Which members are shown. It lives in the address, so that reload, back and a copied link find it again. */
export interface View {
  /** Undefined: the top department. */
  readonly departmentId: string | undefined
  /** Counted from 0, as on the wire; the address counts from 1. */
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
  /** Whether who joined last comes first. */
  readonly isNewestFirst: boolean
}

const givenViewAtom = steadyAtom((get): View => {
  const query = get(queryAtom)
  const pageSize = queryNumber(query, 'pageSize', pageSizes[0])
  return {
    departmentId: query.get('department') ?? undefined,
    pageIndex: queryNumber(query, 'pageIndex', 1) - 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
    search: [...(query.get('search') ?? '').trim()].slice(0, searchLength).join(''),
    isNewestFirst: query.get('isOrderDesc') !== 'false',
  }
})

export const viewAtom = atom(
  (get) => get(givenViewAtom),
  (get, _set, change: Partial<View>) => {
    const host = get(presentHostAtom)
    const next = { ...get(viewAtom), ...change }
    const query = {
      ...Object.fromEntries(get(queryAtom)),
      department: next.departmentId,
      pageIndex: next.pageIndex === 0 ? undefined : next.pageIndex + 1,
      pageSize: next.pageSize === pageSizes[0] ? undefined : next.pageSize,
      search: next.search,
      isOrderDesc: next.isNewestFirst ? undefined : 'false',
    }
    host.navigate(withQuery(host.location.pathname, query), { replace: true })
  },
)

/** All departments in scope. Writing asks again, after correcting the answer if a change is given. */
export const departmentsAtom = withLocalChanges(
  requestAtom((get, signal) => {
    return get(departmentsApiAtom).listDepartments(
      { query: { enterpriseId: get(companyIdAtom) } },
      { signal },
    )
  }),
)

/** The chosen department; one that is not there (any more) gives way to the top. Undefined until known. */
export const departmentIdAtom = atom((get) => {
  const { departmentId } = get(viewAtom)
  const departments = get(departmentsAtom)
  if (departments.state !== 'ready') return departmentId
  const { value } = departments
  if (value.some((department) => department.enterpriseDepartmentId === departmentId)) return departmentId
  return value.find((department) => department.parentId === null)?.enterpriseDepartmentId
})

export const departmentAtom = atom((get) => {
  const departments = get(departmentsAtom)
  const departmentId = get(departmentIdAtom)
  if (departments.state !== 'ready') return undefined
  return departments.value.find((department) => department.enterpriseDepartmentId === departmentId)
})

const memberFilterAtom = steadyAtom((get) => {
  const { search, isNewestFirst } = get(viewAtom)
  return { enterpriseDepartmentId: get(departmentIdAtom), search, isNewestFirst }
})

const nobody: MemberPage = { totalItems: 0, list: [] }

/** Asks for one page, counted from 1, of the members whom the address leaves; of none until a department is known. */
export const askMembersAtom = atom((get) => {
  const { enterpriseDepartmentId, search, isNewestFirst } = get(memberFilterAtom)
  const { listMembers } = get(departmentsApiAtom)
  const enterPriseId = get(companyIdAtom)
  return async (pageIndex: number, pageSize: number, call?: CallOptions): Promise<MemberPage> => {
    if (enterpriseDepartmentId === undefined) return nobody
    const query = {
      enterPriseId,
      enterpriseDepartmentId,
      pageIndex: pageIndex - 1,
      pageSize,
      ...(search && { searchCondition: search }),
      ...(!isNewestFirst && { isOrderDesc: false }),
    }
    return listMembers({ query }, call)
  }
})

const answeredMembersAtom = withLocalChanges(
  requestAtom(async (get, signal): Promise<MemberPage | undefined> => {
    const { pageIndex, pageSize } = get(viewAtom)
    if (get(departmentIdAtom) === undefined) return undefined
    return get(askMembersAtom)(pageIndex + 1, pageSize, { signal })
  }),
)

/** The page of members on screen; loading until a department is known. */
export const membersAtom = atom(
  (get): Request<MemberPage> => {
    const request = get(answeredMembersAtom)
    if (request.state !== 'ready') return request
    return request.value ? { ...request, value: request.value } : { state: 'loading' }
  },
  (_get, set, change?: (page: MemberPage) => MemberPage) =>
    set(answeredMembersAtom, change && ((page) => page && change(page))),
)

/** Selected members, on this page or another, as they were when they were last seen. */
const chosenAtom = atom<ReadonlyMap<string, Member>>(new Map())
chosenAtom.onMount = (set) => () => set(new Map())

export const selectedMembersAtom = atom((get): readonly Member[] => {
  const members = get(membersAtom)
  const onPage = new Map(members.state === 'ready' ? members.value.list.map((row) => [row.userId, row]) : [])
  return [...get(chosenAtom)].map(([userId, member]) => onPage.get(userId) ?? member)
})

export const selectionAtom = atom(
  (get): ReadonlySet<string> => new Set(get(chosenAtom).keys()),
  (get, set, ids: ReadonlySet<string>) => {
    const members = get(membersAtom)
    const known = new Map(get(chosenAtom))
    if (members.state === 'ready') for (const row of members.value.list) known.set(row.userId, row)
    set(chosenAtom, new Map([...known].filter(([userId]) => ids.has(userId))))
  },
)

export const chooseMembersAtom = atom(null, (_get, set, members: readonly Member[]) =>
  set(chosenAtom, new Map(members.map((member) => [member.userId, member]))),
)

/** Shows another department from its first page; what was selected in the former one is let go. */
export const openDepartmentAtom = atom(null, (get, set, departmentId: string) => {
  if (departmentId === get(departmentIdAtom)) return
  set(chosenAtom, new Map())
  set(viewAtom, { departmentId, pageIndex: 0, search: '' })
})
