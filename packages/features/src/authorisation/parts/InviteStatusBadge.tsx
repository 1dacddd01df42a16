import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { InviteStatus } from '../wire'

const tones: Readonly<Record<InviteStatus, StatusTone>> = {
  1: 'success',
  2: 'danger',
  4: 'warning',
  5: 'warning',
  6: 'neutral',
  7: 'neutral',
}

export function InviteStatusBadge({ status }: { readonly status: InviteStatus }) {
  const texts = useAuthorisationTexts()
  const names: Readonly<Record<InviteStatus, string>> = {
    1: texts.inviteJoined,
    2: texts.inviteRejected,
    4: texts.inviteAwaitingRegistration,
    5: texts.inviteAwaitingConfirmation,
    6: texts.inviteExpired,
    7: texts.inviteInvalid,
  }
  return <StatusBadge tone={tones[status]}>{names[status]}</StatusBadge>
}
