import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { use, useState } from 'react'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import table from '../../shared/list/TableCard.module.css'
import { type ColumnChoice, useColumnChoice } from '../../shared/list/useColumnChoice'
import type { Department, MemberRow } from '../api'
import { departmentAtom, namedDepartmentAtom, topDepartmentAtom } from '../atoms'
import { chosenMembers, memberList, membersAtom, openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { MemberDialogBox } from './deferredDialogs'
import { HostActionsContext } from './HostActions'
import { MemberToolbar } from './MemberToolbar'
import { memberDialogAtom, setMemberDialogOpenAtom } from './memberDialog'
import { useMemberColumns } from './useMemberColumns'

/** The right side: the members of the chosen department, and their actions. */
export function MemberPanel() {
  const department = useAtomValue(departmentAtom)
  const columns = useColumnChoice(useMemberColumns())
  // From the address: the department itself loads later, and a search typed meanwhile stays.
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

/** The member dialogs, for every caller. */
function MemberDialogs() {
  const dialog = useAtomValue(memberDialogAtom)
  const setOpen = useSetAtom(setMemberDialogOpenAtom)
  if (!dialog) return null
  const { turn, ...question } = dialog
  return <MemberDialogBox key={turn} {...question} onOpenChange={setOpen} />
}

interface MemberTableProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<MemberRow>
  readonly onClearSearch: () => void
}

/** One page of members. */
function MemberTable({ department, columns, onClearSearch }: MemberTableProps) {
  const texts = useTexts(departmentsMessages)
  const [members, refresh] = useAtom(membersAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)
  const [view, show] = useAtom(memberList.viewAtom)
  const mayChange = useCovers('departments:write')
  const { bulkLicences } = use(HostActionsContext)

  return (
    <PagedTable
      columns={columns.visible}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.memberList(department?.departmentName ?? texts.departments)}
      page={members}
      failedTitle={texts.membersFailed}
      onRetry={() => refresh()}
      view={view}
      onViewChange={show}
      pageSizes={memberList.view.pageSizes}
      density="tall"
      sorting={{ columnId: 'joinedAt', direction: view.isOrderDesc ? 'desc' : 'asc' }}
      onSortingChange={(sorting) => show({ isOrderDesc: sorting?.direction !== 'asc' })}
      sortingBy="service"
      selectable={mayChange || bulkLicences !== undefined}
      selection={selection}
      onSelectionChange={select}
      filtered={memberList.view.isFiltered(view)}
      empty={<NoMembers />}
      noMatches={<NoMatches hasFilters={view.kind !== undefined} onClear={onClearSearch} />}
    />
  )
}

const getRowId = (member: MemberRow) => member.userId
const getRowLabel = (member: MemberRow) => `${member.realName} ${member.phone}`.trim()

/** An empty department, with a link to one with members. */
function NoMembers() {
  const texts = useTexts(departmentsMessages)
  const top = useAtomValue(topDepartmentAtom)
  const open = useSetAtom(openDepartmentAtom)
  return (
    <EmptyState
      drawing="people"
      title={texts.noMembers}
      description={texts.noMembersHint}
      action={top && <Button onClick={() => open(top.departmentId)}>{texts.showAllMembers}</Button>}
    />
  )
}
