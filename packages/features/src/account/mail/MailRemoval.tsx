import { accountErrors } from '@atrium/contracts/account/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { accountMessages } from '../messages'
import { useAccountHost } from '../parts/AccountHost'
import { removeMailAction } from './actions'
import { mailMessages } from './messages'
import { PasswordProof } from './PasswordProof'

interface MailRemovalProps {
  readonly email: string
  readonly onClose: () => void
}

/** Removes the verified address. */
export function MailRemoval({ email, onClose }: MailRemovalProps) {
  const texts = useTexts(mailMessages)
  const { passwordRequired } = useTexts(accountMessages)
  const { notify } = useHost()
  const { sealPassword } = useAccountHost()
  const remove = useSetAtom(removeMailAction)
  const form = useForm({
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(passwordRequired)) }),
    initial: { password: '' },
    blame: { [accountErrors.wrongPassword]: 'password' },
    async submit({ password }) {
      await remove(await sealPassword(password))
      notify({ tone: 'success', message: texts.removed })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.remove}
      description={texts.removeHint(email)}
      submitLabel={texts.remove}
      busy={form.busy}
      width={480}
    >
      <div className={layout.fields}>
        <PasswordProof form={form} name="password" />
      </div>
    </FormDialog>
  )
}
