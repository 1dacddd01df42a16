import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { invitationsApiAtom } from './api'
import { invitationSearchLength, invitationStatuses } from './contract'

/** Who was invited, and what became of it. */
export const invitationList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', invitationSearchLength),
      status: oneOf('inviteStatus', invitationStatuses),
    },
  }),
  shows: ['invitations'],
  ask(get, { search, status }) {
    const { listInvitations } = get(invitationsApiAtom)
    const filter = {
      ...(search && { searchCondition: search }),
      ...(status && { inviteStatus: status }),
    }
    return (pageIndex, pageSize, call) => listInvitations({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
