import { useMemo } from 'react'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import type { InviteStatus } from './wire'

export function useInviteStatusNames(): Readonly<Record<InviteStatus, string>> {
  const texts = useAuthorisationTexts()
  return useMemo(
    () => ({
      1: texts.inviteJoined,
      2: texts.inviteRejected,
      4: texts.inviteAwaitingRegistration,
      5: texts.inviteAwaitingConfirmation,
      6: texts.inviteExpired,
      7: texts.inviteInvalid,
    }),
    [texts],
  )
}
