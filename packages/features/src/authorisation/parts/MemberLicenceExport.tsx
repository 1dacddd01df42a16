import { ExportButton } from '../../shared/ExportButton'
import { useFormat } from '../../shared/useHost'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { MemberLicence } from '../wire'

interface MemberLicenceExportProps {
  readonly memberName: string
  readonly licences: readonly MemberLicence[]
}

/** All licences of the member. */
export function MemberLicenceExport({ memberName, licences }: MemberLicenceExportProps) {
  const texts = useAuthorisationTexts()
  const { timestamp } = useFormat()
  const nameOf = useLicenceStatusName()
  return (
    <ExportButton
      name={`${texts.licences} ${memberName}`}
      disabled={licences.length === 0}
      page={async () => ({ totalItems: licences.length, list: licences })}
      columns={[
        { header: texts.productName, cell: (row) => row.productName },
        { header: texts.grantedAt, cell: (row) => timestamp(row.grantedAt) },
        { header: texts.startsAt, cell: (row) => timestamp(row.startAt) },
        {
          header: texts.endsAt,
          cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : timestamp(row.endAt)),
        },
        { header: texts.status, cell: (row) => nameOf(row.snStatus) },
      ]}
    />
  )
}
