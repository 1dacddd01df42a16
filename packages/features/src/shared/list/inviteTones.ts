import type { StatusTone } from '@atrium/ui/status-badge'

/** Where an invitation stands, by its code on the wire: what waits for us, or ran out, stands out in every list. */
export const inviteTones = {
  /** Joined. */
  1: 'success',
  /** Rejected. */
  2: 'neutral',
  /** Awaiting registration. */
  4: 'accent',
  /** Awaiting confirmation. */
  5: 'warning',
  /** Expired. */
  6: 'warning',
  /** Invalid. */
  7: 'neutral',
} as const satisfies Readonly<Record<number, StatusTone>>
