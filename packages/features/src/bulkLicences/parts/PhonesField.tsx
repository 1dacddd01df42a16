import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useAtomValue } from 'jotai'
import { FileButton } from '../../shared/form/FileButton'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { failureNotice } from '../../shared/wire/failureNotice'
import { bulkLicencesApiAtom } from '../api'
import { bulkLicencesMessages } from '../messages'
import { readPhones, withoutPhones } from '../readPhones'

interface PhonesFieldProps {
  readonly value: string
  /** Phones that don’t belong to a member whose licences may be changed. */
  readonly unknown: readonly string[]
  readonly autoFocus: boolean
  readonly onChange: (text: string) => void
}

/** Pasted phones, or those of a spreadsheet. Everything typed stays, so that it can be corrected. */
export function PhonesField({ value, unknown, autoFocus, onChange }: PhonesFieldProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { unreadable } = readPhones(value)
  const file = useFileReading((phones) => onChange([value.trimEnd(), ...phones].filter(Boolean).join('\n')))
  return (
    <div className={layout.tightStack}>
      <FormField label={texts.phones} hint={texts.phonesHint}>
        <TextField
          multiline
          rows={4}
          // The person just pressed the button that opens it.
          autoFocus={autoFocus}
          placeholder={texts.phonesPlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormField>
      <Notice tone="warning" role="status">
        {unreadable.length > 0 && <SomeTexts lead={texts.unreadable(unreadable.length)} all={unreadable} />}
      </Notice>
      <Notice
        tone="warning"
        role="status"
        actions={
          <Button size="small" onClick={() => onChange(withoutPhones(value, new Set(unknown)))}>
            {texts.removeUnknown}
          </Button>
        }
      >
        {unknown.length > 0 && <SomeTexts lead={texts.unknown(unknown.length)} all={unknown} />}
      </Notice>
      <div className={layout.actions}>
        <FileButton
          label={file.busy ? texts.readingFile : texts.fromFile}
          busy={file.busy}
          onFile={file.read}
        />
      </div>
    </div>
  )
}

const mostShown = 10

interface SomeTextsProps {
  readonly lead: string
  readonly all: readonly string[]
}

function SomeTexts({ lead, all }: SomeTextsProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { list } = useFormat()
  const rest = all.length - mostShown
  return (
    <>
      {lead}
      {list([...all.slice(0, mostShown), ...(rest > 0 ? [texts.more(rest)] : [])])}
    </>
  )
}

/** Reads the phones of a spreadsheet, and reports what was found. */
function useFileReading(onPhones: (phones: readonly string[]) => void) {
  const texts = useTexts(bulkLicencesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { readPhoneList } = useAtomValue(bulkLicencesApiAtom)
  const { run, busy } = useAction((file: File) => readPhoneList({ body: { file } }))

  async function read(file: File) {
    const result = await run(file)
    if (!result.done) return notify(failureNotice(result.failure, describe(result.failure)))
    const phones = result.value.list.map(({ phone }) => phone).filter(Boolean)
    if (phones.length === 0) return notify({ tone: 'warning', message: texts.fileEmpty })
    onPhones(phones)
    notify({ tone: 'success', message: texts.fileRead(phones.length) })
  }

  return { read, busy }
}
