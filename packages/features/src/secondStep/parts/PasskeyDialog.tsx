import { passkeyNameLength } from '@atrium/contracts/secondStep/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { usePasskeyRefusals } from '../../shared/passkey/usePasskeyRefusals'
import layout from '../../shared/screen/Layout.module.css'
import { addPasskeyAction, renamePasskeyAction } from '../actions'
import type { Passkey } from '../api'
import { secondStepMessages } from '../messages'

interface PasskeyDialogProps {
  /** The passkey to rename. Default: a new one is added. */
  readonly passkey?: Passkey
  readonly onClose: () => void
}

/** Adds a passkey with a name, or renames one. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const texts = useTexts(secondStepMessages)
  const { notify } = useHost()
  const add = useSetAtom(addPasskeyAction)
  const rename = useSetAtom(renamePasskeyAction)
  const form = useForm({
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.passkeyNameRequired)),
    }),
    initial: { name: passkey?.name ?? '' },
    describe: useDescribeFailure(usePasskeyRefusals()),
    async submit({ name }) {
      if (passkey) await rename({ id: passkey.id, name })
      else await add(name)
      notify({ tone: 'success', message: passkey ? texts.renamed : texts.passkeyAdded })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={passkey ? texts.renameOf(passkey.name) : texts.addPasskey}
      {...(!passkey && { description: texts.addText })}
      submitLabel={passkey ? texts.save : texts.goOn}
      width={420}
    >
      <div className={layout.fields}>
        <Field form={form} name="name" label={texts.passkeyName} hint={texts.passkeyNameHint} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={passkeyNameLength} />}
        </Field>
      </div>
    </FormDialog>
  )
}
