import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { MemberRow } from '../api'
import { departmentAtom } from '../atoms'
import { memberList } from '../memberList'
import { departmentsMessages } from '../messages'

const atOnce = 1000

/** Everyone in the department whom the search leaves, in the list's order. */
export function MemberExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<MemberRow>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(departmentsMessages)
  const department = useAtomValue(departmentAtom)
  const ask = useAtomValue(memberList.askAtom)
  return (
    <ExportButton
      name={texts.memberList(department?.departmentName ?? texts.departments)}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
