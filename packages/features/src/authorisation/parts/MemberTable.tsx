import { Card } from '@atrium/ui/card'
import type { DataTableSorting } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Toolbar } from '../../shared/screen/Toolbar'
import { memberListAtom, memberListQueryAtom } from '../atoms'
import { memberSearchLength } from '../contract'
import { asMemberQuery, firstPage, type MemberListQuery, memberPageSizes } from '../memberListQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { DepartmentPathSwitch } from './DepartmentPathSwitch'
import { MemberExport } from './MemberExport'
import { useMemberColumns } from './useMemberColumns'

/** Members, searched, sorted and paged by the service. What it shows stands in the address. */
export function MemberTable() {
  const texts = useAuthorisationTexts()
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
            <MemberExport
              columns={columns.all}
              disabled={members.state !== 'ready' || members.value.totalItems === 0}
            />
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
      <PagedTable
        caption={texts.members}
        columns={columns.visible}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.userName}
        page={members}
        failedTitle={texts.membersFailed}
        onRetry={refresh}
        view={list}
        onViewChange={show}
        pageSizes={memberPageSizes}
        jumper
        sorting={{ columnId: list.orderBy, direction: list.isOrderDesc ? 'desc' : 'asc' }}
        onSortingChange={sort}
        sortingBy="service"
        filtered={list.searchName !== ''}
        empty={<EmptyState title={texts.noMembers} description={texts.noMembersHint} />}
        noMatches={<NoMatches onClear={() => search('')} />}
      />
    </Card>
  )
}
