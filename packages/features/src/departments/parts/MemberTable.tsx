import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import type { Department, MemberRow } from '../api'
import { topDepartmentAtom } from '../atoms'
import { chosenMembers, memberList, membersAtom, openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'

interface MemberTableProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<MemberRow>
  readonly onClearSearch: () => void
}

/** One page of members. */
export function MemberTable({ department, columns, onClearSearch }: MemberTableProps) {
  const texts = useTexts(departmentsMessages)
  const [members, refresh] = useAtom(membersAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)
  const [view, show] = useAtom(memberList.viewAtom)

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
      selection={selection}
      onSelectionChange={select}
      filtered={memberList.view.isFiltered(view)}
      empty={<NoMembers />}
      noMatches={<NoMatches hasFilters={view.kind !== undefined} onClear={onClearSearch} />}
    />
  )
}

/** An empty department, with a way to where there are members. */
function NoMembers() {
  const texts = useTexts(departmentsMessages)
  const top = useAtomValue(topDepartmentAtom)
  const open = useSetAtom(openDepartmentAtom)
  return (
    <EmptyState
      title={texts.noMembers}
      description={texts.noMembersHint}
      action={top && <Button onClick={() => open(top.departmentId)}>{texts.showAllMembers}</Button>}
    />
  )
}

const getRowId = (member: MemberRow) => member.userId
const getRowLabel = (member: MemberRow) => `${member.realName} ${member.phone}`.trim()
