import { secondStepErrors } from '@atrium/contracts/secondStep/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { authenticatorCode } from '../../shared/codes/codeRules'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { confirmAuthenticatorAction } from '../actions'
import { secondStepMessages } from '../messages'

/**
 * The code that proves the app has the secret.
 * @param onDone called with the recovery codes
 */
export function useAuthenticatorForm(onDone: (codes: readonly string[]) => void) {
  const texts = useTexts(secondStepMessages)
  const confirm = useSetAtom(confirmAuthenticatorAction)
  return useForm({
    schema: v.object({ code: authenticatorCode(texts.codeRequired) }),
    initial: { code: '' },
    blame: { [secondStepErrors.codeWrong]: 'code' },
    async submit({ code }) {
      onDone(await confirm(code))
      return undefined
    },
  })
}

export type AuthenticatorForm = ReturnType<typeof useAuthenticatorForm>
