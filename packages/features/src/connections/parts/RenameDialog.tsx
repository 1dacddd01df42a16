import { connectionNameLength } from '@atrium/contracts/connections/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { renameConnectionAction } from '../actions'
import type { ConnectionSummary } from '../api'
import { connectionsMessages } from '../messages'

interface RenameDialogProps {
  readonly connection: ConnectionSummary
  readonly onClose: () => void
}

/** Renames a connection. */
export function RenameDialog({ connection, onClose }: RenameDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const rename = useSetAtom(renameConnectionAction)
  const form = useForm({
    schema: v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.nameRequired)) }),
    initial: { name: connection.connectionName },
    async submit({ name }) {
      await rename({ connectionId: connection.connectionId, connectionName: name })
      notify({ tone: 'success', message: texts.renamed })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.renameOf(connection.connectionName)}
      submitLabel={texts.save}
      width={440}
    >
      <Field form={form} name="name" label={texts.name} hint={texts.nameHint} required>
        {(control) => <TextField {...control} autoComplete="off" maxLength={connectionNameLength} />}
      </Field>
    </FormDialog>
  )
}
