import { diskErrors, nameProblem } from '@atrium/contracts/disk/contract'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { addFolderAction, renameAction } from '../actions'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'

interface NameDialogProps {
  /** The item to rename; undefined: a new folder. */
  readonly node?: DiskNode
  /** The parent of the new folder; undefined: the top. */
  readonly parentId?: string | undefined
  readonly onClose: () => void
}

/** Names a new folder, or renames a node. */
export function NameDialog({ node, parentId, onClose }: NameDialogProps) {
  const texts = useTexts(diskMessages)
  const { perform: add } = useAction(addFolderAction)
  const { perform: rename } = useAction(renameAction)
  const wrong = {
    empty: texts.nameEmpty,
    long: texts.nameLong,
    reserved: texts.nameReserved,
    characters: texts.nameCharacters,
  }
  const form = useForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (name) => nameProblem(name) === undefined,
          ({ input }) => wrong[nameProblem(input) ?? 'empty'],
        ),
      ),
    }),
    initial: { name: node?.name ?? '' },
    blame: { [diskErrors.nameTaken]: 'name' },
    async submit({ name }) {
      if (node) await rename({ id: node.id, name })
      else await add({ name, parentId })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={node ? texts.rename : texts.addFolder}
      submitLabel={node ? texts.save : texts.create}
      width={480}
    >
      <div className={layout.fields}>
        <Field form={form} name="name" label={node ? texts.newName : texts.folderName} required>
          {(control) => <TextField {...control} autoComplete="off" />}
        </Field>
      </div>
    </FormDialog>
  )
}
