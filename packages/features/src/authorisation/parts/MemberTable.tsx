import { Card } from '@atrium/ui/card'
import { DataTable, type DataTableSorting } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { ListSearch } from '../../shared/ListSearch'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { memberListAtom, memberListQueryAtom } from '../atoms'
import { memberSearchLength } from '../contract'
import { asMemberQuery, firstPage, type MemberListQuery, memberPageSizes } from '../memberListQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { MemberRow } from '../wire'
import { DepartmentPathSwitch } from './DepartmentPathSwitch'
import { MemberExport } from './MemberExport'
import { useMemberColumns } from './useMemberColumns'

const none: readonly MemberRow[] = []

/** Members, searched, sorted and paged by the service. What it shows stands in the address. */
export function MemberTable() {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const list = useAtomValue(memberListQueryAtom)
  const [members, refresh] = useAtom(memberListAtom)
  const columns = useColumnChoice(useMemberColumns(list))
  const change = useQueryChange()

  const show = (next: Partial<MemberListQuery>) => change(asMemberQuery({ ...list, ...next }))
  const search = (searchName: string) =>
    searchName === list.searchName && list.pageIndex === 1 ? refresh() : show({ searchName, ...firstPage })
  const sort = (sorting: DataTableSorting) =>
    show({
      pageIndex: 1,
      orderBy: sorting?.columnId === 'hasGrantCount' ? 'hasGrantCount' : 'addedAt',
      isOrderDesc: sorting?.direction !== 'asc',
    })
  usePageWithin(members, list, (pageIndex) => show({ pageIndex }))

  const { totalItems, list: rows } = members.state === 'ready' ? members.value : { totalItems: 0, list: none }
  const pageSize = Math.min(list.pageSize, Math.max(rows.length, firstPage.pageSize))

  if (members.state === 'failed' && members.failure.kind === 'forbidden') {
    return <RequestFailure failure={members.failure} onRetry={refresh} />
  }
  return (
    <Card className={styles.card} padding="none">
      <Toolbar
        actions={
          <>
            <DepartmentPathSwitch />
            <ColumnsButton {...columns} />
            <MemberExport disabled={totalItems === 0} />
          </>
        }
      >
        <ListSearch
          searched={list.searchName}
          onSearch={search}
          label={texts.searchMembers}
          placeholder={texts.memberSearch}
          maxLength={memberSearchLength}
          busy={members.state === 'ready' && members.stale}
        />
      </Toolbar>
      <DataTable
        caption={texts.members}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.userName}
        state={tableState(members)}
        reservedRows={pageSize}
        sorting={{ columnId: list.orderBy, direction: list.isOrderDesc ? 'desc' : 'asc' }}
        onSortingChange={sort}
        sortingBy="service"
        totalRows={totalItems}
        rowOffset={(list.pageIndex - 1) * list.pageSize}
        virtual={false}
        filtered={list.searchName !== ''}
        empty={<EmptyState title={texts.noMembers} description={texts.noMembersHint} />}
        noMatches={<NoMatches onClear={() => search('')} />}
        failed={
          members.state === 'failed' && (
            <RequestFailure failure={members.failure} title={texts.membersFailed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={list.pageIndex}
              pageSize={list.pageSize}
              total={totalItems}
              pageSizes={memberPageSizes}
              onPageChange={(pageIndex) => show({ pageIndex })}
              onPageSizeChange={(pageSize) => show({ pageSize, pageIndex: 1 })}
              jumper
              labels={labels.pagination}
            />
          )
        }
      />
    </Card>
  )
}
