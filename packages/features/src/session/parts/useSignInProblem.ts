import { sessionErrors } from '@atrium/contracts/session/contract'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import type { SignInForm } from './useSignInForm'

/** Why a sign-in did not succeed, in words; undefined while nothing failed. */
export function useSignInProblem({ failure, busy }: SignInForm): string | undefined {
  const texts = useTexts(sessionMessages)
  const describe = useDescribeFailure({
    [sessionErrors.wrongCredentials]: texts.wrongCredentials,
    [sessionErrors.accountLocked]: texts.accountLocked,
    [sessionErrors.verificationRequired]: texts.verificationRequired,
    [sessionErrors.verificationWrong]: texts.verificationWrong,
    [sessionErrors.locked]: texts.locked,
    [sessionErrors.sealExpired]: texts.sealExpired,
  })
  return failure && !busy ? describe(failure) : undefined
}
