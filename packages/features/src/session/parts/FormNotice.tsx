import { sessionErrors } from '@atrium/contracts/session/contract'
import { Notice } from '@atrium/ui/notice'
import type { SignInForm } from './useSignInForm'
import { useSignInProblem } from './useSignInProblem'

/** What went wrong, below the button, where it moves no field; read out when it comes. */
export function FormNotice({ form }: { readonly form: SignInForm }) {
  const problem = useSignInProblem(form)
  return (
    <Notice tone={isRequest(form.failure?.code) ? 'accent' : 'danger'} role="alert">
      {problem}
    </Notice>
  )
}

/** Nothing was wrong; the service wants something more. */
const isRequest = (code: number | undefined) => code === sessionErrors.verificationRequired
