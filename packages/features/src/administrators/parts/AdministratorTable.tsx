import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { ListSearch } from '../../shared/ListSearch'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import {
  type AdministratorListQuery,
  administratorPageSizes,
  asAdministratorQuery,
} from '../administratorListQuery'
import type { Administrator } from '../api'
import { administratorListQueryAtom, administratorsAtom } from '../atoms'
import { searchLength } from '../contract'
import { administratorsMessages } from '../messages'
import { RemoveAdministratorDialog } from './RemoveAdministratorDialog'
import { useAdministratorColumns } from './useAdministratorColumns'

/** Administrators, searched and paged by the service. What it shows stands in the address. */
export function AdministratorTable() {
  const texts = useTexts(administratorsMessages)
  const labels = useSharedLabels()
  const changeQuery = useQueryChange()
  const list = useAtomValue(administratorListQueryAtom)
  const [administrators, refresh] = useAtom(administratorsAtom)
  const [asked, setAsked] = useState<{ readonly administrator: Administrator; readonly open: boolean }>()
  const ask = useCallback((administrator: Administrator) => setAsked({ administrator, open: true }), [])
  const columns = useColumnChoice(useAdministratorColumns(ask))
  const show = (change: Partial<AdministratorListQuery>) =>
    changeQuery(asAdministratorQuery({ ...list, ...change }))
  const search = (term: string) =>
    term === list.search && list.pageIndex === 1 ? refresh() : show({ search: term, pageIndex: 1 })
  usePageWithin(administrators, list, (pageIndex) => show({ pageIndex }))
  const { totalItems, list: rows } =
    administrators.state === 'ready' ? administrators.value : { totalItems: 0, list: none }

  if (administrators.state === 'failed' && administrators.failure.kind === 'forbidden')
    return <RequestFailure failure={administrators.failure} onRetry={refresh} />
  return (
    <Card className={styles.card} padding="none">
      <Toolbar actions={<ColumnsButton {...columns} />}>
        <ListSearch
          searched={list.search}
          onSearch={search}
          label={texts.searchAdministrators}
          placeholder={texts.memberSearch}
          maxLength={searchLength}
          busy={administrators.state === 'ready' && administrators.stale}
        />
      </Toolbar>
      <DataTable
        caption={texts.administratorList}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={idOf}
        getRowLabel={labelOf}
        state={tableState(administrators)}
        reservedRows={Math.min(list.pageSize, Math.max(rows.length, 6))}
        totalRows={totalItems}
        rowOffset={(list.pageIndex - 1) * list.pageSize}
        filtered={list.search !== ''}
        empty={<EmptyState title={texts.noAdministrators} />}
        noMatches={<NoMatches onClear={() => search('')} />}
        failed={
          administrators.state === 'failed' && (
            <RequestFailure
              failure={administrators.failure}
              title={texts.administratorsFailed}
              onRetry={refresh}
            />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={list.pageIndex}
              pageSize={list.pageSize}
              pageSizes={administratorPageSizes}
              total={totalItems}
              labels={labels.pagination}
              onPageChange={(pageIndex) => show({ pageIndex })}
              onPageSizeChange={(pageSize) =>
                show({
                  pageIndex: 1,
                  pageSize: administratorPageSizes.find((size) => size === pageSize) ?? list.pageSize,
                })
              }
            />
          )
        }
      />
      {asked && (
        <RemoveAdministratorDialog
          key={asked.administrator.userId}
          administrator={asked.administrator}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
        />
      )}
    </Card>
  )
}

const none: readonly Administrator[] = []
const idOf = (row: Administrator) => row.userId
const labelOf = (row: Administrator) => `${row.realName} ${row.phone}`.trim()
