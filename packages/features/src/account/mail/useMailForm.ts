import { accountErrors } from '@atrium/contracts/account/contract'
import { mailErrors } from '@atrium/contracts/account/mail/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useHost'
import { accountMessages } from '../messages'
import { useAccountHost } from '../parts/AccountHost'
import { verifyMailAction } from './actions'
import { mailMessages } from './messages'
import { useDescribeRefusal } from './useDescribeRefusal'

/** Password, the address and its code. */
export function useMailForm(email: string, verified: boolean, onDone: () => void) {
  const { passwordRequired } = useTexts(accountMessages)
  const texts = useTexts(mailMessages)
  const rules = codeRules(useTexts(codeMessages))
  const { notify } = useHost()
  const { sealPassword } = useAccountHost()
  const verify = useSetAtom(verifyMailAction)
  return useForm({
    schema: v.object({
      password: v.pipe(v.string(), v.nonEmpty(passwordRequired)),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.toLowerCase(),
        v.nonEmpty(texts.addressRequired),
        v.check((value) => value === '' || v.is(mailAddress, value), texts.addressWrong),
        v.check((value) => !verified || value !== email, texts.same),
      ),
      code: rules.code,
    }),
    // A told one is most likely the one to be proven.
    initial: { password: '', email: verified ? '' : email, code: '' },
    blame: {
      [accountErrors.wrongPassword]: 'password',
      [mailErrors.mailTaken]: 'email',
      [mailErrors.sameMail]: 'email',
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    describe: useDescribeRefusal(),
    async submit({ password, email, code }) {
      await verify({ email, code, ...(await sealPassword(password)) })
      notify({ tone: 'success', message: texts.done })
      onDone()
    },
  })
}
