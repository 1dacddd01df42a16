import { FormField } from '@atrium/ui/form-field'
import { IconButton } from '@atrium/ui/icon-button'
import { TextField } from '@atrium/ui/text-field'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import { useFormat } from '../../shared/texts/useFormat'
import { setCallbackAction } from '../actions'
import type { Callback, ChinaDirectory } from '../api'
import { chinaDirectoriesMessages } from '../messages'
import { IssuedCallback } from './IssuedCallback'

interface CallbackDialogProps {
  readonly directory: ChinaDirectory
  readonly onClose: () => void
}

/** Makes a new token and key for callbacks and shows them; Feishu's own are entered. */
export function CallbackDialog({ directory, onClose }: CallbackDialogProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { timestamp } = useFormat()
  const { notify } = useHost()
  const copy = useCopy()
  const { perform } = useAction(setCallbackAction)
  const [callback, setCallback] = useState<Callback>()
  const { directoryId, directoryName, kind, callbackAddress, lastCallbackAt } = directory
  const isTheirs = kind === 'feishu'
  const needed = (words: string) =>
    isTheirs ? v.pipe(v.string(), v.trim(), v.nonEmpty(words)) : v.pipe(v.string(), v.trim())
  const form = useForm({
    schema: v.object({ token: needed(texts.feishuTokenRequired), key: needed(texts.feishuKeyRequired) }),
    initial: { token: '', key: '' },
    async submit({ token, key }) {
      const given = isTheirs && { callbackToken: token, callbackKey: key }
      const made = await perform({ directoryId, ...given })
      if (isTheirs) {
        notify({ tone: 'success', message: texts.saved })
        onClose()
      } else setCallback(made)
      return undefined
    },
  })
  if (callback) return <IssuedCallback callback={{ ...callback, kind }} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.callbackOf(directoryName)}
      description={isTheirs ? texts.giveKeysText : texts.newKeysText}
      submitLabel={isTheirs ? texts.saveKeys : texts.makeKeys}
      width={480}
    >
      <div className={layout.fields}>
        <p className={layout.hint}>
          {lastCallbackAt === null ? texts.noCallback : texts.lastCallback(timestamp(lastCallbackAt))}
        </p>
        {isTheirs && (
          <>
            <FormField label={texts.address} hint={texts.feishuCallbackWhere}>
              <TextField
                value={callbackAddress}
                readOnly
                suffix={
                  <IconButton
                    size="tiny"
                    label={texts.copyOf(texts.address)}
                    icon={<Copy aria-hidden />}
                    onClick={() => void copy(callbackAddress)}
                  />
                }
              />
            </FormField>
            <Field form={form} name="token" label={texts.feishuToken} required>
              {(control) => <TextField {...control} autoComplete="off" maxLength={64} />}
            </Field>
            <Field form={form} name="key" label={texts.feishuKey} required>
              {(control) => <TextField {...control} autoComplete="off" maxLength={64} />}
            </Field>
          </>
        )}
      </div>
    </FormDialog>
  )
}
