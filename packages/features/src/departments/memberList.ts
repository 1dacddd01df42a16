import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { queryAtom, withQuery } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { type Request, requestAtom } from '../shared/request/request'
import { departmentsApiAtom, type MemberPage } from './api'
import { departmentIdAtom } from './atoms'
import { searchLength } from './contract'
import { withLocalChanges } from './localChanges'

const shows = ['members', 'departments'] as const

const nobody: MemberPage = { totalItems: 0, list: [] }

/** The members of the chosen department and of those below it; nobody until it is known. */
export const memberList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    orders: ['joinedAt'],
    filters: { search: searchText('search', searchLength) },
  }),
  shows,
  ask(get, { search, isOrderDesc }) {
    const departmentId = get(departmentIdAtom)
    const { listMembers } = get(departmentsApiAtom)
    return async (pageIndex, pageSize, call): Promise<MemberPage> => {
      if (departmentId === undefined) return nobody
      const query = {
        departmentId,
        // Counted from 0 on the wire, of this list alone.
        pageIndex: pageIndex - 1,
        pageSize,
        ...(search && { search }),
        ...(!isOrderDesc && { isOrderDesc }),
      }
      return listMembers({ query }, call)
    }
  },
})

const answeredMembersAtom = withLocalChanges(
  requestAtom(shows, async (get, signal): Promise<MemberPage | undefined> => {
    const { pageIndex, pageSize } = get(memberList.viewAtom)
    if (get(departmentIdAtom) === undefined) return undefined
    return get(memberList.askAtom)(pageIndex, pageSize, { signal })
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

export const chosenMembers = chosenRows(membersAtom, (member) => member.userId)

/** Shows another department from its first page; what was selected in the former one is let go. */
export const openDepartmentAtom = atom(null, (get, set, departmentId: string) => {
  if (departmentId === get(departmentIdAtom)) return
  set(chosenMembers.chooseAtom, [])
  const { location, navigate } = get(presentHostAtom)
  const { view, viewAtom } = memberList
  const query = {
    ...Object.fromEntries(get(queryAtom)),
    department: departmentId,
    ...view.asQuery(view.unfiltered(get(viewAtom))),
  }
  navigate(withQuery(location.pathname, query), { replace: true })
})
