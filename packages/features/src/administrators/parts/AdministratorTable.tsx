import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Toolbar } from '../../shared/screen/Toolbar'
import {
  type AdministratorListQuery,
  administratorPageSizes,
  asAdministratorQuery,
} from '../administratorListQuery'
import type { Administrator } from '../api'
import { administratorListQueryAtom, administratorsAtom } from '../atoms'
import { searchLength } from '../contract'
import { administratorsMessages } from '../messages'
import { AdministratorExport } from './AdministratorExport'
import { RemoveAdministratorDialog } from './RemoveAdministratorDialog'
import { useAdministratorColumns } from './useAdministratorColumns'

/** Administrators, searched and paged by the service. What it shows stands in the address. */
export function AdministratorTable() {
  const texts = useTexts(administratorsMessages)
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

  if (administrators.state === 'failed' && administrators.failure.kind === 'forbidden')
    return <RequestFailure failure={administrators.failure} onRetry={refresh} />
  return (
    <Card className={styles.card} padding="none">
      <Toolbar
        actions={
          <>
            <ColumnsButton {...columns} />
            <AdministratorExport
              columns={columns.all}
              disabled={administrators.state !== 'ready' || administrators.value.totalItems === 0}
            />
          </>
        }
      >
        <ListSearch
          searched={list.search}
          onSearch={search}
          label={texts.searchAdministrators}
          placeholder={texts.memberSearch}
          maxLength={searchLength}
          busy={administrators.state === 'ready' && administrators.stale}
        />
      </Toolbar>
      <PagedTable
        caption={texts.administratorList}
        columns={columns.visible}
        getRowId={idOf}
        getRowLabel={labelOf}
        page={administrators}
        failedTitle={texts.administratorsFailed}
        onRetry={refresh}
        view={list}
        onViewChange={show}
        pageSizes={administratorPageSizes}
        filtered={list.search !== ''}
        empty={<EmptyState title={texts.noAdministrators} />}
        noMatches={<NoMatches onClear={() => search('')} />}
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

const idOf = (row: Administrator) => row.userId
const labelOf = (row: Administrator) => `${row.realName} ${row.phone}`.trim()
