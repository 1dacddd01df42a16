import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import type { Department, MemberRow } from '../api'
import { chosenMembers, memberList, membersAtom } from '../memberList'
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
      empty={
        <Suspense>
          <NoMembers />
        </Suspense>
      }
      noMatches={<NoMatches hasFilters={view.kind !== undefined} onClear={onClearSearch} />}
    />
  )
}

const NoMembers = lazy(() => import('./NoMembers'))

const getRowId = (member: MemberRow) => member.userId
const getRowLabel = (member: MemberRow) => `${member.realName} ${member.phone}`.trim()
