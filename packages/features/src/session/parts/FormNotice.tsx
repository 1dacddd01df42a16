import { Notice } from '@atrium/ui/notice'
import type { ReactNode } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { sessionErrors } from '../contract'
import { sessionMessages } from '../messages'
import type { SignInForm } from './useSignInForm'

interface FormNoticeProps {
  readonly form: SignInForm
  /** What is said while nothing failed, such as why one has to sign in. */
  readonly otherwise?: ReactNode
}

/** What went wrong, or why one is here; read out when it changes. */
export function FormNotice({ form, otherwise }: FormNoticeProps) {
  const texts = useTexts(sessionMessages)
  const describe = useDescribeFailure({
    [sessionErrors.wrongCredentials]: texts.wrongCredentials,
    [sessionErrors.accountLocked]: texts.accountLocked,
    [sessionErrors.verificationRequired]: texts.verificationRequired,
    [sessionErrors.verificationWrong]: texts.verificationWrong,
    [sessionErrors.locked]: texts.locked,
    [sessionErrors.sealExpired]: texts.sealExpired,
  })
  const { failure, busy } = form
  return (
    <Notice tone={failure && !isRequest(failure.code) ? 'danger' : 'accent'} role="alert">
      {!busy && (failure ? describe(failure) : otherwise)}
    </Notice>
  )
}

/** Nothing was wrong; the service wants something more. */
const isRequest = (code: number) => code === sessionErrors.verificationRequired
