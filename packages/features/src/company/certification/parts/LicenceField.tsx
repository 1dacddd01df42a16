import { FileDrop } from '@atrium/ui/file-drop'
import { FormField } from '@atrium/ui/form-field'
import { useTexts } from '../../../shared/host/useHost'
import { pictureTypes } from '../checkPicture'
import { certificationMessages } from '../messages'
import { useFileLabels } from '../useFileLabels'
import type { useLicence } from '../useLicence'
import { useObjectUrl } from '../useObjectUrl'
import { useRecordedLicence } from '../useRecordedLicence'

interface LicenceFieldProps {
  readonly licence: ReturnType<typeof useLicence>
  readonly disabled: boolean
}

/** The business licence: the one just chosen, else the one on record. */
export function LicenceField({ licence, disabled }: LicenceFieldProps) {
  const texts = useTexts(certificationMessages)
  const labels = useFileLabels(texts.licenceHint)
  const preview = useObjectUrl(licence.file)
  const recorded = useRecordedLicence(licence.isOnRecord)
  const chosen = licence.file && { name: licence.file.name, preview, detail: sizeOf(licence.file) }
  const onRecord = licence.isOnRecord ? { name: texts.onRecord, preview: recorded } : undefined
  return (
    <FormField
      label={texts.licence}
      required
      error={licence.error}
      hint={!chosen && onRecord && texts.licenceStays}
    >
      <FileDrop
        file={chosen ?? onRecord}
        accept={pictureTypes}
        disabled={disabled}
        labels={labels}
        onChoose={licence.choose}
        onRemove={chosen && licence.reset}
        onUnreadable={chosen && licence.refuseUnreadable}
      />
    </FormField>
  )
}

function sizeOf({ size }: File): string {
  const kilobytes = size / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
