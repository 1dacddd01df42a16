import { useMemo } from 'react'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import type { InviteStatus } from './wire'

export function useInviteStatusNames(): Readonly<Record<InviteStatus, string>> {
  const texts = useAuthorisationTexts()
  return useMemo(
    () => ({
      joined: texts.inviteJoined,
      rejected: texts.inviteRejected,
      awaitingRegistration: texts.inviteAwaitingRegistration,
      awaitingApproval: texts.inviteAwaitingConfirmation,
      expired: texts.inviteExpired,
      invalid: texts.inviteInvalid,
    }),
    [texts],
  )
}
