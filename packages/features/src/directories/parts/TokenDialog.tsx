import { directoryNameLength, tokenDays } from '@atrium/contracts/directories/contract'
import { Select } from '@atrium/ui/select'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Directory, DirectoryToken } from '../api'
import { issueTokenAction } from '../atoms'
import { directoriesMessages } from '../messages'
import { IssuedToken } from './IssuedToken'

interface TokenDialogProps {
  readonly directory: Directory
  /** The token that the new one replaces. Default: none. */
  readonly replaced?: DirectoryToken
  readonly onClose: () => void
}

const usualDays = 365

/** Issues a token, and then shows it once. */
export function TokenDialog({ directory, replaced, onClose }: TokenDialogProps) {
  const texts = useTexts(directoriesMessages)
  const issue = useSetAtom(issueTokenAction)
  const [token, setToken] = useState<string>()
  const form = useForm({
    schema: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.tokenNameRequired)),
      days: v.pipe(v.string(), v.transform(Number), v.picklist(tokenDays)),
    }),
    initial: { name: replaced?.tokenName ?? '', days: String(usualDays) },
    async submit({ name, days }) {
      const { directoryId } = directory
      const replaces = replaced && { replaces: replaced.tokenId }
      const issued = await issue({ directoryId, tokenName: name, days, ...replaces })
      setToken(issued.token)
      return undefined
    },
  })
  if (token !== undefined) return <IssuedToken address={directory.address} token={token} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={replaced ? texts.replaceOf(replaced.tokenName) : texts.issueFor(directory.directoryName)}
      description={replaced ? texts.replaceText : texts.issueText}
      submitLabel={texts.issue}
      width={440}
    >
      <div className={layout.fields}>
        <Field form={form} name="name" label={texts.tokenName} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={directoryNameLength} />}
        </Field>
        <Field form={form} name="days" label={texts.days} required>
          {({ value, onChange, ...control }) => (
            <Select
              {...control}
              value={value}
              onValueChange={onChange}
              options={tokenDays.map((days) => ({ value: String(days), label: texts.daysOf(days) }))}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
