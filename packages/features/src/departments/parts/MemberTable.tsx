import { Button } from '@atrium/ui/button'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { SearchX, Users } from 'lucide-react'
import { useEffect } from 'react'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { sharedMessages } from '../../shared/sharedMessages'
import type { ColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { Department, Member } from '../api'
import {
  departmentsAtom,
  membersAtom,
  openDepartmentAtom,
  pageSizes,
  selectionAtom,
  viewAtom,
} from '../atoms'
import { departmentsMessages } from '../messages'
import { MemberCard } from './MemberCard'

interface MemberTableProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<Member>
  readonly onClearSearch: () => void
}

/** One page of members. */
export function MemberTable({ department, columns, onClearSearch }: MemberTableProps) {
  const texts = useTexts(departmentsMessages)
  const labels = useSharedLabels()
  const [members, refresh] = useAtom(membersAtom)
  const [selection, select] = useAtom(selectionAtom)
  const [view, setView] = useAtom(viewAtom)
  const { list, totalItems } = members.state === 'ready' ? members.value : emptyPage
  const isFresh = members.state === 'ready' && !members.stale
  const last = Math.max(0, Math.ceil(totalItems / view.pageSize) - 1)

  // Others delete and move members as well: a page that is no more gives way to the last one.
  useEffect(() => {
    if (isFresh && view.pageIndex > last) setView({ pageIndex: last })
  }, [isFresh, view.pageIndex, last, setView])

  return (
    <DataTable
      columns={columns.visible}
      rows={list}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.memberList(department?.departmentName ?? texts.departments)}
      labels={labels.table}
      state={tableState(members)}
      totalRows={totalItems}
      rowOffset={view.pageIndex * view.pageSize}
      renderCard={renderCard}
      sorting={{ columnId: 'joinedAt', direction: view.isNewestFirst ? 'desc' : 'asc' }}
      onSortingChange={(sorting) => setView({ isNewestFirst: sorting?.direction !== 'asc', pageIndex: 0 })}
      sortingBy="service"
      selection={selection}
      onSelectionChange={select}
      filtered={view.search !== ''}
      empty={<NoMembers />}
      noMatches={
        <EmptyState
          icon={<SearchX />}
          title={texts.noMatches}
          description={texts.noMatchesHint(view.search)}
          action={<ClearSearch onClear={onClearSearch} />}
        />
      }
      failed={
        members.state === 'failed' && (
          <RequestFailure failure={members.failure} title={texts.membersFailed} onRetry={() => refresh()} />
        )
      }
      footer={
        <Pagination
          page={view.pageIndex + 1}
          pageSize={view.pageSize}
          pageSizes={pageSizes}
          total={totalItems}
          labels={labels.pagination}
          onPageChange={(page) => setView({ pageIndex: page - 1 })}
          onPageSizeChange={(pageSize) => setView({ pageSize, pageIndex: 0 })}
        />
      }
    />
  )
}

/** An empty department, with a way to where there are members. */
function NoMembers() {
  const texts = useTexts(departmentsMessages)
  const departments = useAtomValue(departmentsAtom)
  const open = useSetAtom(openDepartmentAtom)
  const top =
    departments.state === 'ready' ? departments.value.find((row) => row.parentId === null) : undefined
  return (
    <EmptyState
      icon={<Users />}
      title={texts.noMembers}
      description={texts.noMembersHint}
      action={top && <Button onClick={() => open(top.enterpriseDepartmentId)}>{texts.showAllMembers}</Button>}
    />
  )
}

function ClearSearch({ onClear }: { readonly onClear: () => void }) {
  const { clearSearch } = useTexts(sharedMessages)
  return <Button onClick={onClear}>{clearSearch}</Button>
}

const renderCard = (member: Member) => <MemberCard member={member} />
const emptyPage = { list: [], totalItems: 0 }
const getRowId = (member: Member) => member.userId
const getRowLabel = (member: Member) => `${member.realName} ${member.phone}`.trim()
