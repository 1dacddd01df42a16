import { actionAtom } from '../shared/request/actionAtom'
import { invitationsApiAtom } from './api'
import type { Person } from './list/ListRow'

const stale = ['invitations', 'history'] as const

interface Invited {
  /** Identifies a batch: the service sends repeated rows of a batch only once. */
  readonly batchId: string
  readonly users: readonly (Person & { readonly row: number })[]
}

/** Returns the result of each row. */
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
