import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import { askMembersAtom, departmentAtom } from '../atoms'
import { departmentsMessages } from '../messages'

const atOnce = 1000

/** Everyone in the department whom the search leaves, in the list's order. */
export function MemberExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(departmentsMessages)
  const { timestamp } = useFormat()
  const department = useAtomValue(departmentAtom)
  const ask = useAtomValue(askMembersAtom)
  return (
    <ExportButton
      name={texts.memberList(department?.departmentName ?? texts.departments)}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.name, cell: (row) => row.realName },
        { header: texts.department, cell: (row) => row.department },
        { header: texts.joinedAt, cell: (row) => timestamp(row.addedAt) },
      ]}
    />
  )
}
