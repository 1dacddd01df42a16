import { backlogErrors as codes } from '@atrium/contracts/backlog/contract'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { backlogMessages } from '../messages'

/** The message for a refused answer. */
export function useBacklogRefusals() {
  const texts = useTexts(backlogMessages)
  return useDescribeFailure({
    [codes.companyGone]: texts.companyGone,
    [codes.stillWaiting]: texts.stillWaiting,
    [codes.passportRefused]: texts.passportRefused,
    [codes.expired]: texts.wasExpired,
    [codes.withdrawn]: texts.wasWithdrawn,
    [codes.answered]: texts.answered,
    [codes.alreadyMember]: texts.alreadyMember,
    [codes.phoneTaken]: texts.phoneTaken,
  })
}
