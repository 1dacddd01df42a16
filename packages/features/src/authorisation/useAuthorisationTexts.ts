import { useMemo } from 'react'
import { useTexts } from '../shared/host/useKept'
import type { InvitationStatus } from '../shared/wire/words'
import { authorisationMessages } from './messages'

export const useAuthorisationTexts = () => useTexts(authorisationMessages)

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
