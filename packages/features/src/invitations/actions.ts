import { actionAtom } from '../shared/request/actionAtom'
import { invitationsApiAtom } from './api'
import type { Person } from './list/ListRow'

const stale = ['invitations', 'history'] as const

interface Invited {
  /** Of one sending: what is sent again under the same id goes out once. */
  readonly batchId: string
  readonly users: readonly (Person & { readonly row: number })[]
}

/** Answers with what became of each row. */
export const inviteAction = actionAtom({
  run: (get, _set, { batchId, users }: Invited) =>
    get(invitationsApiAtom).inviteByMessage({ body: { batchId, users: [...users] } }),
  stale,
})

export const resendAction = actionAtom({
  run: (get, _set, invitationId: string) =>
    get(invitationsApiAtom).resendInvitation({ body: { invitationId } }),
  stale,
})

export const revokeAction = actionAtom({
  run: (get, _set, invitationId: string) =>
    get(invitationsApiAtom).revokeInvitation({ body: { invitationId } }),
  stale,
})
