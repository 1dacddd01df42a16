import { sessionErrors } from '@atrium/contracts/session/contract'
import { Notice } from '@atrium/ui/notice'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'
import type { SignInForm } from './useSignInForm'

/** The error, below the button, where it moves no field; announced when it appears. */
export function FormNotice({ form }: { readonly form: SignInForm }) {
  const problem = useSignInProblem(form)
  return (
    <Notice tone={isRequest(form.failure?.code) ? 'accent' : 'danger'} role="alert">
      {problem}
    </Notice>
  )
}

/** Not an error: the service requires something more. */
const isRequest = (code: number | undefined) => code === sessionErrors.verificationRequired

/** The reason why a sign-in failed, as text; undefined while nothing failed. */
export function useSignInProblem({ failure, busy }: SignInForm): string | undefined {
  const texts = useTexts(sessionMessages)
  const describe = useDescribeFailure({ [sessionErrors.locked]: texts.locked })
  return failure && !busy ? describe(failure) : undefined
}
