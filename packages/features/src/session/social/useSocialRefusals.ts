import { sessionErrors } from '@atrium/contracts/session/contract'
import { socialErrors } from '@atrium/contracts/session/social/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'
import { socialMessages } from './messages'

/** The message for each refusal, by its code. */
export function useSocialRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(socialMessages)
  return {
    [socialErrors.providerMissing]: texts.providerMissing,
    [socialErrors.providerRefused]: texts.providerRefused,
    [socialErrors.providerUnreachable]: texts.providerUnreachable,
    [socialErrors.attemptLate]: texts.late,
    [socialErrors.attemptForeign]: texts.foreign,
    [socialErrors.ticketLate]: texts.late,
    [socialErrors.boundElsewhere]: texts.boundElsewhere,
    [socialErrors.otherBound]: texts.otherBound,
    [socialErrors.otherPerson]: texts.otherPerson,
    [sessionErrors.accountLocked]: useTexts(sessionMessages).accountLocked,
    [errorCodes.proofRequired]: texts.unproven,
  }
}
