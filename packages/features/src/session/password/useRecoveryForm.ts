import { sessionErrors } from '@atrium/contracts/session/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { entryMessages, passwordMessages } from '../messages'
import { blameCode } from '../parts/blameCode'
import { isMail, isRecipient, recoverPasswordAtom } from '../recovery/atoms'
import { newPassword } from './newPassword'

const draft = { name: 'recovery', schema: v.object({ to: v.string() }) }

/** Mobile or address, code, and the new password. The recipient of the code survives a reload. */
export function useRecoveryForm() {
  const texts = useTexts(entryMessages)
  const passwords = useTexts(passwordMessages)
  const codes = useTexts(codeMessages)
  const rules = codeRules(codes)
  const recover = useSetAtom(recoverPasswordAtom)
  const [recovered, setRecovered] = useState<string>()
  const form = useForm({
    schema: (values) =>
      v.object({
        to: v.pipe(
          v.string(),
          v.nonEmpty(texts.mobileOrMailRequired),
          v.check(
            (to) => to === '' || isRecipient(to),
            isMail(values.to) ? texts.mailWrong : codes.phoneWrong,
          ),
        ),
        code: rules.code,
        newPassword: v.pipe(
          v.string(),
          v.nonEmpty(passwords.newPasswordRequired),
          newPassword(values.to, { weak: passwords.weakPassword, tooLong: passwords.tooLong }),
        ),
      }),
    initial: { to: '', code: '', newPassword: '' },
    draft,
    blame: {
      ...blameCode,
      [sessionErrors.accountMissing]: 'to',
      [sessionErrors.weakPassword]: 'newPassword',
      [sessionErrors.commonPassword]: 'newPassword',
      [sessionErrors.personalPassword]: 'newPassword',
      [sessionErrors.samePassword]: 'newPassword',
    },
    async submit(recovery) {
      setRecovered(await recover(recovery))
      return undefined
    },
  })
  return { form, recovered }
}
