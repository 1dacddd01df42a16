import { connectionNameLength } from '@atrium/contracts/connections/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { addConnectionAction } from '../actions'
import { connectionsMessages } from '../messages'

interface NewConnectionDialogProps {
  readonly onAdded: (connectionId: string) => void
  readonly onClose: () => void
}

/** Adds a connection: its name and protocol. */
export function NewConnectionDialog({ onAdded, onClose }: NewConnectionDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const add = useSetAtom(addConnectionAction)
  const form = useForm({
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.nameRequired)),
      kind: v.picklist(['oidc', 'saml']),
    }),
    initial: { name: '', kind: 'oidc' as 'oidc' | 'saml' },
    async submit({ name, kind }) {
      const { connectionId } = await add({ connectionName: name, kind })
      notify({ tone: 'success', message: texts.connectionAdded })
      onAdded(connectionId)
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.addConnection}
      submitLabel={texts.addConnection}
      width={480}
    >
      <div className={layout.fields}>
        <Field form={form} name="name" label={texts.name} hint={texts.nameHint} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={connectionNameLength} />}
        </Field>
        <Field form={form} name="kind" label={texts.kind} required>
          {({ value, onChange, ...control }) => (
            <RadioGroup
              {...control}
              value={value}
              onValueChange={(next) => onChange(next === 'saml' ? 'saml' : 'oidc')}
            >
              <Radio value="oidc" description={texts.oidcHint}>
                {texts.oidc}
              </Radio>
              <Radio value="saml" description={texts.samlHint}>
                {texts.saml}
              </Radio>
            </RadioGroup>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
