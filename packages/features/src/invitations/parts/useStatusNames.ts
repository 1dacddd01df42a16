import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { InvitationStatus } from '../contract'
import { invitationsMessages } from '../messages'

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
