import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import table from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { departmentAtom, namedDepartmentAtom } from '../atoms'
import { memberList } from '../memberList'
import { MemberDialogs } from './MemberDialogs'
import { MemberTable } from './MemberTable'
import { MemberToolbar } from './MemberToolbar'
import { useMemberColumns } from './useMemberColumns'

/** The right side: the members of the chosen department, and what can be done with them. */
export function MemberPanel() {
  const department = useAtomValue(departmentAtom)
  const columns = useColumnChoice(useMemberColumns())
  // Of the address: the department itself is known only later, and what was typed meanwhile stays.
  const departmentId = useAtomValue(namedDepartmentAtom)
  const [view, show] = useAtom(memberList.viewAtom)
  const { search } = view
  const [typed, setTyped] = useState({ departmentId, text: search })
  const text = typed.departmentId === departmentId ? typed.text : search

  function find(next: string) {
    if (next !== search) show({ search: next })
  }

  return (
    <div className={table.card}>
      <MemberToolbar
        department={department}
        columns={columns}
        search={text}
        onSearchChange={(next) => setTyped({ departmentId, text: next })}
        onSearch={find}
      />
      <MemberTable
        department={department}
        columns={columns}
        onClearSearch={() => {
          setTyped({ departmentId, text: '' })
          show(memberList.view.unfiltered(view))
        }}
      />
      <MemberDialogs />
    </div>
  )
}
