import { useMemo } from 'react'
import type { InvitationStatus } from '../shared/wire/words'
import { useAuthorisationTexts } from './useAuthorisationTexts'

export function useInvitationStatusNames(): Readonly<Record<InvitationStatus, string>> {
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
