import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat } from '../../shared/useHost'
import { askMembersAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

const atOnce = 1000

/** Everyone whom the search leaves, in the list's order. */
export function MemberExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const ask = useAtomValue(askMembersAtom)
  return (
    <ExportButton
      name={texts.members}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.name, cell: (row) => row.userName },
        { header: texts.department, cell: (row) => row.department },
        { header: texts.grantCount, cell: (row) => String(row.hasGrantCount) },
        { header: texts.joinedAt, cell: (row) => format.timestamp(row.addedAt) },
      ]}
    />
  )
}
