import { requestAtom } from '../shared/request/request'
import { invitationsApiAtom } from './api'

/** The departments into which the person may invite. */
export const placesAtom = requestAtom(['departments'], (get, signal) =>
  get(invitationsApiAtom).listInvitableDepartments({}, { signal }),
)

/** How many invitations the company may still send today; writing asks again. */
export const budgetAtom = requestAtom(['invitations', 'members'], (get, signal) =>
  get(invitationsApiAtom).getInvitationBudget({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** By text message. */
    readonly invitations: unknown
  }
}
