import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { MemberLicence } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface MemberLicenceExportProps {
  readonly memberName: string
  readonly columns: readonly ListColumn<MemberLicence>[]
  readonly licences: readonly MemberLicence[]
}

/** All licences of the member. */
export function MemberLicenceExport({ memberName, columns, licences }: MemberLicenceExportProps) {
  const texts = useAuthorisationTexts()
  return (
    <ExportButton
      name={`${texts.licences} ${memberName}`}
      disabled={licences.length === 0}
      page={async () => ({ totalItems: licences.length, list: licences })}
      columns={columns}
    />
  )
}
