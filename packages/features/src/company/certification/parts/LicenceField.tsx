import { FileDrop } from '@atrium/ui/file-drop'
import { atom, useAtomValue } from 'jotai'
import { Field } from '../../../shared/form/Field'
import { useTexts } from '../../../shared/host/useKept'
import { pictureTypes } from '../../../shared/pictures/isPicture'
import { useFileLabels } from '../../../shared/pictures/useFileLabels'
import { useCanDrop } from '../../../shared/screen/useCanDrop'
import { licenceAtom } from '../atoms'
import { certificationMessages } from '../messages'
import { checkLicence, useObjectUrl } from '../pictures'
import type { CertificationForm } from '../useCertificationForm'

/** The business licence: the newly chosen one, or else the one on record. */
export function LicenceField({ certification }: { readonly certification: CertificationForm }) {
  const { form, isOnRecord } = certification
  const { licence, hadLicence } = form.values
  const texts = useTexts(certificationMessages)
  const labels = useFileLabels(useCanDrop() ? texts.licenceHint : texts.licenceHintTouch)
  const preview = useObjectUrl(licence ?? undefined)
  const recorded = useRecordedLicence(isOnRecord)
  const problems = {
    format: texts.pictureFormat,
    tooLarge: texts.licenceTooLarge,
    tooSmall: texts.licenceTooSmall,
  }
  const lost = hadLicence && !licence && (isOnRecord ? texts.licenceLostButOnRecord : texts.licenceLost)
  const chosen = licence ? { name: licence.name, preview, detail: sizeOf(licence) } : undefined
  const onRecord = isOnRecord ? { name: texts.onRecord, preview: recorded } : undefined

  function leaveOut() {
    form.hook.setValue('hadLicence', false)
    form.hook.setValue('licence', null, { shouldDirty: true })
    form.forgive('licence')
  }

  return (
    <Field
      form={form}
      name="licence"
      label={texts.licence}
      required
      error={lost}
      hint={!chosen && onRecord && texts.licenceStays}
    >
      {({ onChange }) => (
        <FileDrop
          file={chosen ?? onRecord}
          accept={pictureTypes}
          disabled={form.busy}
          labels={labels}
          onChoose={(picture) => {
            const problem = checkLicence(picture)
            if (problem) form.tell('licence', problems[problem])
            else onChange(picture)
          }}
          onRemove={chosen && leaveOut}
          onUnreadable={
            chosen &&
            (() => {
              leaveOut()
              // Its content is no picture, whatever its name.
              form.tell('licence', texts.pictureFormat)
            })
          }
        />
      )}
    </Field>
  )
}

function sizeOf({ size }: File): string {
  const kilobytes = size / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

const noneAtom = atom({ state: 'loading' } as const)

/** Address of the picture on record, once loaded; only administrators can get it, so a plain link wouldn't work. */
function useRecordedLicence(isOnRecord: boolean): string | undefined {
  const licence = useAtomValue(isOnRecord ? licenceAtom : noneAtom)
  return useObjectUrl(licence.state === 'ready' ? licence.value : undefined)
}
