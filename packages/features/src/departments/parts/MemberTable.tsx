import { Button } from '@atrium/ui/button'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { SearchX, Users } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { sharedMessages } from '../../shared/sharedMessages'
import { useFormat, useTexts } from '../../shared/useHost'
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
import { DepartmentPath } from './DepartmentPath'
import { MemberActions } from './MemberActions'
import { MemberCard } from './MemberCard'
import { MemberName } from './MemberName'

interface MemberTableProps {
  readonly department: Department | undefined
  readonly onClearSearch: () => void
}

/** One page of members. */
export function MemberTable({ department, onClearSearch }: MemberTableProps) {
  const texts = useTexts(departmentsMessages)
  const labels = useSharedLabels()
  const columns = useColumns()
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
      columns={columns}
      rows={list}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.memberList(department?.departmentName ?? texts.departments)}
      labels={labels.table}
      state={tableState(members)}
      totalRows={totalItems}
      rowOffset={view.pageIndex * view.pageSize}
      renderCard={renderCard}
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

function useColumns(): readonly DataTableColumn<Member>[] {
  const texts = useTexts(departmentsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, width: 120, cell: (row) => row.phone },
      {
        id: 'name',
        header: texts.name,
        width: 150,
        rowHeader: true,
        cell: (row) => <MemberName member={row} />,
      },
      {
        id: 'department',
        header: texts.department,
        width: 210,
        cell: (row) => <DepartmentPath path={row.department} />,
      },
      { id: 'joinedAt', header: texts.joinedAt, width: 168, cell: (row) => timestamp(row.addedAt) },
      {
        id: 'actions',
        header: texts.actions,
        width: 80,
        resizable: false,
        cell: (row) => <MemberActions member={row} />,
      },
    ],
    [texts, timestamp],
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
