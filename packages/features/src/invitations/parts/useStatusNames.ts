import type { StatusTone } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { InvitationStatus } from '../contract'
import { invitationsMessages } from '../messages'

export const statusTones: Readonly<Record<InvitationStatus, StatusTone>> = {
  1: 'success',
  2: 'danger',
  4: 'neutral',
  5: 'accent',
  6: 'warning',
  7: 'neutral',
}

export function useStatusNames(): Readonly<Record<InvitationStatus, string>> {
  const texts = useTexts(invitationsMessages)
  return useMemo(
    () => ({
      1: texts.status1,
      2: texts.status2,
      4: texts.status4,
      5: texts.status5,
      6: texts.status6,
      7: texts.status7,
    }),
    [texts],
  )
}
