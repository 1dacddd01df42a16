import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { sendMailCodeAtom } from './actions'
import { mailMessages } from './messages'
import { PasswordProof } from './PasswordProof'
import { useMailForm } from './useMailForm'

interface MailDialogProps {
  /** As it is now; empty: none. */
  readonly email: string
  readonly verified: boolean
  readonly title: string
  readonly onClose: () => void
}

/** Proves an address to be the person's: the one that they told, or another one. */
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
