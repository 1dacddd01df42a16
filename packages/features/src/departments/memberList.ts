import { memberKind, searchLength } from '@atrium/contracts/departments/contract'
import { withQuery } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { departmentsApiAtom, type MemberPage } from './api'
import { askedDepartmentIdAtom, departmentIdAtom } from './atoms'

const shows = ['members', 'departments', 'licences'] as const

/** The members of the chosen department and those below it. */
export const memberList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    orders: ['joinedAt'],
    filters: { search: searchText('search', searchLength), kind: oneOf('kind', memberKind.options) },
  }),
  shows,
  ask(get, { search, kind, isOrderDesc }) {
    const departmentId = get(askedDepartmentIdAtom)
    const { listMembers } = get(departmentsApiAtom)
    return async (pageIndex, pageSize, call): Promise<MemberPage> => {
      const query = {
        ...(departmentId && { departmentId }),
        // Counted from 0 on the wire, only in this list.
        pageIndex: pageIndex - 1,
        pageSize,
        ...(search && { search }),
        ...(kind && { kind }),
        ...(!isOrderDesc && { isOrderDesc }),
      }
      return listMembers({ query }, call)
    }
  },
})

/** The current page of members. */
export const membersAtom = requestAtom(shows, (get, signal) => {
  const { pageIndex, pageSize } = get(memberList.viewAtom)
  return get(memberList.askAtom)(pageIndex, pageSize, { signal })
})

export const chosenMembers = chosenRows(membersAtom, (member) => member.userId)

/** Shows another department from its first page, and clears the selection. */
export const openDepartmentAtom = atom(null, (get, set, departmentId: string) => {
  if (departmentId === get(departmentIdAtom)) return
  set(chosenMembers.chooseAtom, [])
  const { navigate } = get(presentHostAtom)
  const { view, viewAtom } = memberList
  const query = {
    ...Object.fromEntries(get(queryAtom)),
    department: departmentId,
    ...view.asQuery(view.unfiltered(get(viewAtom))),
  }
  navigate(withQuery(get(pathnameAtom), query), { replace: true })
})
