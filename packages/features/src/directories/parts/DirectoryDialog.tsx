import { directoryNameLength } from '@atrium/contracts/directories/contract'
import { Checkbox } from '@atrium/ui/checkbox'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Directory } from '../api'
import { addDirectoryAction, editDirectoryAction } from '../atoms'
import { directoriesMessages } from '../messages'

interface DirectoryDialogProps {
  /** Default: a new one is added. */
  readonly directory?: Directory
  readonly onClose: () => void
}

/** Adds a directory, or changes its name and what it may do. */
export function DirectoryDialog({ directory, onClose }: DirectoryDialogProps) {
  const texts = useTexts(directoriesMessages)
  const { notify } = useHost()
  const add = useSetAtom(addDirectoryAction)
  const edit = useSetAtom(editDirectoryAction)
  const form = useForm({
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.nameRequired)),
      managesGroups: v.boolean(),
    }),
    initial: { name: directory?.directoryName ?? '', managesGroups: directory?.managesGroups ?? false },
    async submit({ name, managesGroups }) {
      if (directory) await edit({ directoryId: directory.directoryId, directoryName: name, managesGroups })
      else await add(name)
      notify({ tone: 'success', message: directory ? texts.saved : texts.added })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={directory ? texts.editOf(directory.directoryName) : texts.add}
      submitLabel={directory ? texts.save : texts.add}
      width={440}
    >
      <div className={layout.fields}>
        <Field form={form} name="name" label={texts.name} hint={texts.nameHint} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={directoryNameLength} />}
        </Field>
        {directory && (
          <Checkbox
            checked={form.values.managesGroups}
            onCheckedChange={(checked) => form.set('managesGroups', checked === true)}
            description={texts.managesGroupsHint}
          >
            {texts.managesGroups}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}
