import type { Connection } from '../../platform/database/Connection'
import type { Refusal } from '../../platform/refusal/Refusal'
import { currentStatus, type InvitationRow } from '../invitations'
import type { Opening } from './findOpening'
import { type LinkState, linkState } from './linkState'
import { refusals } from './refusals'

type OpeningState = LinkState | 'answered'

/** Whether one may still answer, else why not. */
export async function openingState(db: Connection, opening: Opening, now: Date): Promise<OpeningState> {
  if (opening.kind === 'link') return linkState(db, opening.link, now)
  return invitationState(opening.invitation, now)
}

/** @throws a refusal that says why one can't. */
export async function requireValid(db: Connection, opening: Opening, now: Date): Promise<void> {
  const state = await openingState(db, opening, now)
  if (state !== 'valid') throw reasons[state]()
}

function invitationState(invitation: InvitationRow, now: Date): OpeningState {
  const status = currentStatus(invitation, now)
  if (status === 4) return 'valid'
  if (status === 6) return 'expired'
  return status === 7 ? 'revoked' : 'answered'
}

const reasons: Readonly<Record<Exclude<OpeningState, 'valid'>, () => Refusal>> = {
  expired: refusals.expired,
  revoked: refusals.revoked,
  full: refusals.full,
  answered: refusals.answered,
}
