import type { InvitationStatus } from '@atrium/contracts/invitations/contract'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../platform/refusal/Refusal'

/**
 * The events of an invitation. `apply`: the invited person wants to join. `decline`: they don't. `approve`, `refuse`:
 * an administrator decides about the application. `revoke`: an administrator takes it back. `resend`: the message is
 * sent again, with its full time. `expire`: nobody answered in time.
 */
export type InvitationEvent = 'apply' | 'decline' | 'approve' | 'refuse' | 'revoke' | 'resend' | 'expire'

/** Every allowed transition; all others are refused. */
const transitions: Readonly<
  Record<InvitationEvent, Partial<Readonly<Record<InvitationStatus, InvitationStatus>>>>
> = {
  apply: { 4: 5 },
  decline: { 4: 2 },
  approve: { 5: 1 },
  refuse: { 5: 2 },
  revoke: { 4: 7 },
  resend: { 4: 4, 6: 4 },
  expire: { 4: 6 },
}

/**
 * The status at a moment: an unanswered invitation past its deadline is expired, whether or not its row says so yet. An
 * application waits indefinitely.
 */
export function currentStatus(
  { status, expiresAt }: { readonly status: number; readonly expiresAt: Date },
  now: Date,
): InvitationStatus {
  const known = knownStatus(status)
  return known === 4 && expiresAt <= now ? 6 : known
}

/** @throws Refusal with the reason why the event can't happen in this status */
export function nextStatus(from: InvitationStatus, event: InvitationEvent): InvitationStatus {
  const to = transitions[event][from]
  if (to === undefined) throw new Refusal(reasons[from])
  return to
}

function knownStatus(status: number): InvitationStatus {
  switch (status) {
    case 1:
    case 2:
    case 4:
    case 5:
    case 6:
    case 7:
      return status
    default:
      throw new Error(`An invitation has the unknown status ${status}.`)
  }
}

/** Why no event is possible in a status. */
const reasons = {
  1: invitationsRefusals.alreadyJoined,
  2: invitationsRefusals.alreadyRejected,
  4: invitationsRefusals.notAnswered,
  5: invitationsRefusals.awaitsDecision,
  6: invitationsRefusals.expired,
  7: invitationsRefusals.revoked,
} satisfies Record<InvitationStatus, RefusalEntry>
