import { accountErrors } from '@atrium/contracts/account/contract'
import { mailErrors } from '@atrium/contracts/account/mail/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { accountMessages } from '../messages'
import { useAccountHost } from '../parts/AccountHost'
import { sendMailCodeAtom, verifyMailAction } from './actions'
import { mailMessages } from './messages'
import { PasswordProof } from './PasswordProof'

interface MailDialogProps {
  /** The current address; empty: none. */
  readonly email: string
  readonly verified: boolean
  readonly title: string
  readonly onClose: () => void
}

/** Verifies an address as the person's: the one in the profile, or another one. */
export function MailDialog({ email, verified, title, onClose }: MailDialogProps) {
  const texts = useTexts(mailMessages)
  const form = useMailForm(email, verified, onClose)
  const sendCode = useSetAtom(sendMailCodeAtom)
  const to = form.values.email.trim().toLowerCase()
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={title}
      description={verified ? texts.changeHint(email) : texts.proveHint}
      submitLabel={title}
      busy={form.busy}
      width={480}
    >
      <div className={layout.fields}>
        <PasswordProof form={form} name="password" />
        <Field form={form} name="email" label={texts.address} required>
          {(control) => (
            <TextField
              {...control}
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={100}
            />
          )}
        </Field>
        <CodeField
          form={form}
          name="code"
          purpose="verifyMail"
          recipient={to}
          ready={v.is(mailAddress, to) && !(verified && to === email)}
          request={() => sendCode(to)}
        />
      </div>
    </FormDialog>
  )
}

/** The password, the address and its code. */
function useMailForm(email: string, verified: boolean, onDone: () => void) {
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
    // The address in the profile is most likely the one to verify.
    initial: { password: '', email: verified ? '' : email, code: '' },
    blame: {
      [accountErrors.wrongPassword]: 'password',
      [mailErrors.mailTaken]: 'email',
      [mailErrors.sameMail]: 'email',
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    async submit({ password, email, code }) {
      await verify({ email, code, ...(await sealPassword(password)) })
      notify({ tone: 'success', message: texts.done })
      onDone()
    },
  })
}
