import type { StatusBadgeProps } from '@atrium/ui/status-badge'
import type { InvitationStatus } from '../../wire/words'

/** The state of an invitation, as every list shows it: pending and expired ones are emphasised. */
export const inviteLooks = {
  // Most rows have this state: green in all of them would be noise.
  joined: { tone: 'neutral' },
  rejected: { tone: 'idle' },
  awaitingRegistration: { tone: 'accent', quiet: true },
  awaitingApproval: { tone: 'warning' },
  expired: { tone: 'warning', quiet: true },
  invalid: { tone: 'idle' },
} as const satisfies Readonly<Record<InvitationStatus, Pick<StatusBadgeProps, 'tone' | 'quiet'>>>
