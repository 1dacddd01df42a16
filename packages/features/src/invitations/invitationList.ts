import { invitationSearchLength } from '@atrium/contracts/invitations/contract'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import type { InvitationStatus } from '../shared/wire/words'
import { invitationsApiAtom } from './api'

/** In the order in which one chooses from them. */
export const invitationStatuses: readonly InvitationStatus[] = [
  'joined',
  'rejected',
  'awaitingRegistration',
  'awaitingApproval',
  'expired',
  'invalid',
]

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
      ...(search && { search }),
      ...(status && { status }),
    }
    return (pageIndex, pageSize, call) => listInvitations({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
