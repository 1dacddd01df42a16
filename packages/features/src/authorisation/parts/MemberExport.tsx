import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { askMembersAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { MemberRow } from '../wire'

const atOnce = 1000

/** Everyone whom the search leaves, in the list's order. */
export function MemberExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<MemberRow>[]
  readonly disabled: boolean
}) {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(askMembersAtom)
  return (
    <ExportButton
      name={texts.members}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
