import type { StatusTone } from '@atrium/ui/status-badge'
import type { InvitationStatus } from '../wire/words'

/** Where an invitation stands: what waits for us, or ran out, stands out in every list. */
export const inviteTones = {
  joined: 'success',
  rejected: 'neutral',
  awaitingRegistration: 'accent',
  awaitingApproval: 'warning',
  expired: 'warning',
  invalid: 'neutral',
} as const satisfies Readonly<Record<InvitationStatus, StatusTone>>
