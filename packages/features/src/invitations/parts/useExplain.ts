import { invitationErrors as codes } from '@atrium/contracts/invitations/contract'
import { useUploadRefusals } from '../../shared/form/useUploadRefusals'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { problemMessages } from '../messages'
import type { ProblemTexts } from './problemWords'

/** Describes a failure with this feature's messages. */
export const useExplain = () =>
  useDescribeFailure({ ...useUploadRefusals(), ...refusalTexts(useTexts(problemMessages)) })

/**
 * Messages for the service's refusals, by code; an empty text means the service's own message, which contains
 * numbers.
 */
const refusalTexts = (texts: ProblemTexts): Readonly<Record<number, string>> => ({
  [codes.alreadyJoined]: texts.alreadyJoined,
  [codes.alreadyRejected]: texts.alreadyRejected,
  [codes.notAnswered]: texts.notAnswered,
  [codes.awaitsDecision]: texts.awaitsDecision,
  [codes.expired]: texts.expired,
  [codes.revoked]: texts.isRevoked,
  [codes.alreadyOpen]: texts.alreadyOpen,
  [codes.dailyLimit]: texts.dailyLimit,
  [codes.tooSoon]: texts.tooSoon,
  [codes.notByMessage]: texts.notByMessage,
  [codes.notASheet]: texts.notASheet,
  [codes.protectedSheet]: texts.protectedSheet,
  [codes.allHidden]: texts.allHidden,
  [codes.tooLarge]: texts.tooLarge,
  [codes.tooManyRows]: texts.fileTooManyRows,
  [codes.noRows]: texts.noRows,
  [codes.noHeadings]: texts.noHeadings,
})
