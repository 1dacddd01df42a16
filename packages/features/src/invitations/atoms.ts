import { requestAtom } from '../shared/request/request'
import { invitationsApiAtom } from './api'

/** The departments that the person can invite to. */
export const placesAtom = requestAtom(['departments'], (get, signal) =>
  get(invitationsApiAtom).listInvitableDepartments({}, { signal }),
)

/** The company's remaining invitations of today; writing reloads them. */
export const budgetAtom = requestAtom(['invitations', 'members'], (get, signal) =>
  get(invitationsApiAtom).getInvitationBudget({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Invitations by text message. */
    readonly invitations: unknown
  }
}
