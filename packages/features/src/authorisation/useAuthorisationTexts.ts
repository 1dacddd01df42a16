import { authorisationErrors as codes } from '@atrium/contracts/authorisation/contract'
import { useMemo } from 'react'
import { useTexts } from '../shared/host/useKept'
import type { InvitationStatus } from '../shared/wire/words'
import { authorisationMessages } from './messages'

export const useAuthorisationTexts = () => useTexts(authorisationMessages)

/** The message for each refusal of this feature, by its code. */
export function useRefusals(): Readonly<Record<number, string>> {
  const texts = useAuthorisationTexts()
  return {
    [codes.notEnoughSeats]: texts.notEnoughSeats,
    [codes.notNormal]: texts.notNormal,
    [codes.alreadyGranted]: texts.alreadyGranted,
    [codes.notGranted]: texts.notGranted,
    [codes.tooLateToRestore]: texts.tooLateToRestore,
    [codes.tooLateToUndo]: texts.tooLateToUndo,
    [codes.wrongProductType]: texts.wrongProductType,
    [codes.notOnline]: texts.notOnline,
    [codes.changedMeanwhile]: texts.remarksChanged,
  }
}

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
