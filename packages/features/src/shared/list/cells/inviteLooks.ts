import type { StatusBadgeProps } from '@atrium/ui/status-badge'
import type { InvitationStatus } from '../../wire/words'

/** Where an invitation stands, as every list shows it: what waits for us, or ran out, stands out. */
export const inviteLooks = {
  // What most rows say is no news: green in every one of them would be noise.
  joined: { tone: 'neutral' },
  rejected: { tone: 'idle' },
  awaitingRegistration: { tone: 'accent', quiet: true },
  awaitingApproval: { tone: 'warning' },
  expired: { tone: 'warning', quiet: true },
  invalid: { tone: 'idle' },
} as const satisfies Readonly<Record<InvitationStatus, Pick<StatusBadgeProps, 'tone' | 'quiet'>>>
