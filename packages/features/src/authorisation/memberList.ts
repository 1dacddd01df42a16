import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { paths } from '@atrium/contracts/paths'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, searchText, type ViewOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { encodeId } from './idInQuery'

export const memberView = listView({
  pageSizes: [10, 20, 30, 50, 100],
  orders: ['addedAt', 'hasGrantCount'],
  filters: { searchName: searchText('searchName', memberSearchLength) },
  namesPage: true,
  searchResetsSize: true,
})

export type MemberView = ViewOf<typeof memberView>

/** The company's members with the number of their licences. */
export const memberList = pagedList({
  view: memberView,
  shows: ['members', 'licences'],
  ask(get, { searchName, orderBy, isOrderDesc }) {
    const { listMembers } = get(apiAtom)
    const order = { orderBy, isOrderDesc }
    const filter = { ...order, ...(searchName && { search: searchName }) }
    return (pageIndex, pageSize, call) => listMembers({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** Members selected for a bulk change. */
export const listedMembers = chosenRows(memberList.pageAtom, (member) => member.userId)

export const memberListPath = (view: MemberView): string => paths.licencesByMember(memberView.asQuery(view))

/** A member, with the list to return to. */
export const manageMemberPath = (userId: string, view: MemberView): string =>
  paths.memberLicences({ userId: encodeId(userId), ...memberView.asQuery(view) })
